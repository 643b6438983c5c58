import { definePalette } from "./define-palette";

export default definePalette({
  id: "greys",
  name: "Five greys",
  description: "Even steps from black to white.",
  category: "monochrome",
  colors: ["#000000", "#404040", "#808080", "#c0c0c0", "#ffffff"],
});
