import { definePalette } from "./define-palette";

export default definePalette({
  id: "amber",
  name: "Amber monitor",
  description: "Amber phosphor on warm black.",
  category: "terminal",
  colors: ["#170b00", "#5c2e00", "#c26a00", "#ffb84d"],
});
