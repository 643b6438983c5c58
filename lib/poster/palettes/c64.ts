import { definePalette } from "./define-palette";

export default definePalette({
  id: "c64",
  name: "Home computer",
  description: "Muted eight of a home computer.",
  category: "terminal",
  colors: ["#000000", "#40318d", "#8b3f96", "#9f9f9f", "#67b6bd", "#ffffff"],
});
