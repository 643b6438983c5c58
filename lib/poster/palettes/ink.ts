import { definePalette } from "./define-palette";

export default definePalette({
  id: "ink",
  name: "Ink",
  description: "Blue-black ink on warm paper.",
  category: "monochrome",
  colors: ["#1a1a2e", "#f5f5dc"],
});
