import { definePalette } from "./define-palette";

export default definePalette({
  id: "lagoon",
  name: "Lagoon",
  description: "Teal and sand.",
  category: "cool",
  colors: ["#06292f", "#0f6466", "#3fb8a2", "#f2e6c9"],
});
