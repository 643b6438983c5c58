import { definePalette } from "./define-palette";

export default definePalette({
  id: "mustard",
  name: "Mustard",
  description: "Brown ink and mustard.",
  category: "warm",
  colors: ["#2a1c0b", "#80591a", "#d9a521", "#f8e6a6"],
});
