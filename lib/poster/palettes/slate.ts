import { definePalette } from "./define-palette";

export default definePalette({
  id: "slate",
  name: "Slate",
  description: "Blue-grey steps; calm and technical.",
  category: "monochrome",
  colors: ["#14181d", "#38434f", "#6b7a8a", "#a9b6c2", "#eef2f5"],
});
