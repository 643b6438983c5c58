import { definePalette } from "./define-palette";

export default definePalette({
  id: "cyanotype",
  name: "Cyanotype",
  description: "Prussian blue print on paper.",
  category: "cool",
  colors: ["#0b2545", "#2f5d8c", "#8fb3d1", "#f3efe4"],
});
