import { definePalette } from "./define-palette";

export default definePalette({
  id: "neon-noir",
  name: "Neon noir",
  description: "Black with magenta, violet and cyan signs; clubs.",
  category: "neon",
  colors: ["#08040f", "#4a0e8f", "#e0218a", "#2de2e6", "#f6f5ff"],
});
