import { definePalette } from "./define-palette";

export default definePalette({
  id: "olive",
  name: "Olive grove",
  description: "Olive, dry grass and sky.",
  category: "earth",
  colors: ["#20210f", "#5a5d23", "#a4a24c", "#dcd8a0", "#f4f6ef"],
});
