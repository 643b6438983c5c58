import { definePalette } from "./define-palette";

export default definePalette({
  id: "terminal",
  name: "Terminal",
  description: "Green phosphor on black.",
  category: "terminal",
  colors: ["#001100", "#00551a", "#00b33c", "#7dff9e"],
});
