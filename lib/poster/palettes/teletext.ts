import { definePalette } from "./define-palette";

export default definePalette({
  id: "teletext",
  name: "Teletext",
  description: "Full primaries of broadcast text.",
  category: "terminal",
  colors: ["#000000", "#0000ff", "#ff0000", "#ff00ff", "#00ff00", "#00ffff", "#ffff00", "#ffffff"],
});
