import { definePalette } from "./define-palette";

export default definePalette({
  id: "silver",
  name: "Silver gelatin",
  description: "Cool greys of a darkroom print.",
  category: "monochrome",
  colors: ["#0d0f12", "#3a4049", "#79828d", "#bcc3ca", "#f5f7f8"],
});
