import { definePalette } from "./define-palette";

export default definePalette({
  id: "acid",
  name: "Acid",
  description: "Black with acid green and yellow.",
  category: "neon",
  colors: ["#050505", "#2b6f00", "#8cff00", "#f6ff5c"],
});
