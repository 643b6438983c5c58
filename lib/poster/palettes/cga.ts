import { definePalette } from "./define-palette";

export default definePalette({
  id: "cga",
  name: "CGA",
  description: "Cyan, magenta and white of an early PC.",
  category: "terminal",
  colors: ["#000000", "#aa00aa", "#00aaaa", "#ffffff"],
});
