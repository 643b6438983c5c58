import { definePalette } from "./define-palette";

export default definePalette({
  id: "coral",
  name: "Coral",
  description: "Deep wine to pale coral; summer and food.",
  category: "warm",
  colors: ["#3b0d1f", "#8c1c3a", "#d9485f", "#ff8f70", "#ffd9c0"],
});
