import { definePalette } from "./define-palette";

export default definePalette({
  id: "moss",
  name: "Moss",
  description: "Two greens and stone.",
  category: "earth",
  colors: ["#1c211b", "#55634a", "#9aa584", "#e6e8dc"],
});
