import { definePalette } from "./define-palette";

export default definePalette({
  id: "blueprint",
  name: "Blueprint",
  description: "White lines on blue.",
  category: "cool",
  colors: ["#10316b", "#4f7cc2", "#e9f1ff"],
});
