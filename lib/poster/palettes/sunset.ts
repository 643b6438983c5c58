import { definePalette } from "./define-palette";

export default definePalette({
  id: "sunset",
  name: "Sunset",
  description: "Night blue to peach.",
  category: "warm",
  colors: ["#2b1b3d", "#8c2f5b", "#e4572e", "#f9a03f", "#fbe3b0"],
});
