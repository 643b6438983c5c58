import { definePalette } from "./define-palette";

export default definePalette({
  id: "laser",
  name: "Laser",
  description: "Magenta beam on black.",
  category: "neon",
  colors: ["#08000d", "#7a0070", "#ff1fd1", "#ffd6fa"],
});
