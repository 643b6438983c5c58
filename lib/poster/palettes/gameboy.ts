import { definePalette } from "./define-palette";

export default definePalette({
  id: "gameboy",
  name: "Game Boy",
  description: "Four greens of a handheld screen.",
  category: "terminal",
  colors: ["#0f380f", "#306230", "#8bac0f", "#9bbc0f"],
});
