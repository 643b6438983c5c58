import { definePalette } from "./define-palette";

export default definePalette({
  id: "arctic",
  name: "Arctic",
  description: "Ice and slate.",
  category: "cool",
  colors: ["#141d2b", "#3b5575", "#7ea3c4", "#c4dcea", "#f7fbfd"],
});
