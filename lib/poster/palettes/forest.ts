import { definePalette } from "./define-palette";

export default definePalette({
  id: "forest",
  name: "Forest",
  description: "Moss, bark and light.",
  category: "earth",
  colors: ["#141c12", "#37472a", "#6b7f45", "#b3b874", "#eef0d0"],
});
