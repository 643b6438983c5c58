import { definePalette } from "./define-palette";

export default definePalette({
  id: "olive-grove",
  name: "Dry grove",
  description: "Dark soil, olive and straw; wine, oil, herbs.",
  category: "earth",
  colors: ["#1f1d14", "#4b4a26", "#8a8242", "#c9b86a", "#f3ebcf"],
});
