import { definePalette } from "./define-palette";

export default definePalette({
  id: "clay",
  name: "Clay",
  description: "Grey-brown potter's slip.",
  category: "earth",
  colors: ["#241c18", "#5f4b41", "#a48a78", "#e2d6c8"],
});
