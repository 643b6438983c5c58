import { definePalette } from "./define-palette";

export default definePalette({
  id: "synthwave",
  name: "Synthwave",
  description: "Violet night, hot pink and cyan.",
  category: "neon",
  colors: ["#1a0b2e", "#5b1a8b", "#e0218a", "#ff7edb", "#36f9f6"],
});
