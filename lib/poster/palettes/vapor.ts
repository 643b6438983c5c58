import { definePalette } from "./define-palette";

export default definePalette({
  id: "vapor",
  name: "Vapor",
  description: "Pastel neon of a mall at night.",
  category: "neon",
  colors: ["#2d1b4e", "#8b5fbf", "#ff71ce", "#01cdfe", "#fffb96"],
});
