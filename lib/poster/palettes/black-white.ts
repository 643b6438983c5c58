import { definePalette } from "./define-palette";

export default definePalette({
  id: "black-white",
  name: "Black and white",
  description: "Nothing but black and white.",
  category: "monochrome",
  colors: ["#000000", "#ffffff"],
});
