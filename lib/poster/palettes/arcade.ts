import { definePalette } from "./define-palette";

export default definePalette({
  id: "arcade",
  name: "Arcade",
  description: "Cabinet lights in the dark.",
  category: "neon",
  colors: ["#0a0014", "#3300c8", "#ff0055", "#00e5ff", "#fff200"],
});
