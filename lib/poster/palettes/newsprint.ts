import { definePalette } from "./define-palette";

export default definePalette({
  id: "newsprint",
  name: "Newsprint",
  description: "Soft black on grey paper.",
  category: "monochrome",
  colors: ["#22211f", "#77736b", "#c6c0b4", "#efe9dc"],
});
