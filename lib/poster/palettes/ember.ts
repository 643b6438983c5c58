import { definePalette } from "./define-palette";

export default definePalette({
  id: "ember",
  name: "Ember",
  description: "Coal, red heat and ash.",
  category: "warm",
  colors: ["#1a0a08", "#6b1a10", "#d1401f", "#ff9a3c", "#ffe8c7"],
});
