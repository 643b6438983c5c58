import { definePalette } from "./define-palette";

export default definePalette({
  id: "terracotta",
  name: "Terracotta",
  description: "Fired clay and cream.",
  category: "warm",
  colors: ["#3b1d14", "#8d4427", "#d0793f", "#eec08f", "#fdf1dc"],
});
