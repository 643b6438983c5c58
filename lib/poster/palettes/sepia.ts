import { definePalette } from "./define-palette";

export default definePalette({
  id: "sepia",
  name: "Sepia",
  description: "Brown print of an old photograph.",
  category: "monochrome",
  colors: ["#22150c", "#6a4a2f", "#b58d62", "#f2e3c6"],
});
