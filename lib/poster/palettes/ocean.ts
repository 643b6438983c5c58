import { definePalette } from "./define-palette";

export default definePalette({
  id: "ocean",
  name: "Ocean",
  description: "Deep water to foam.",
  category: "cool",
  colors: ["#03121f", "#0b3c5d", "#1f7a8c", "#6fc3c7", "#e4f6f2"],
});
