import { definePalette } from "./define-palette";

export default definePalette({
  id: "riso-red",
  name: "Riso red",
  description: "One fluorescent red on paper.",
  category: "warm",
  colors: ["#e8412f", "#fbf3e4"],
});
