import { definePalette } from "./define-palette";

export default definePalette({
  id: "desert",
  name: "Desert",
  description: "Shade, rock and dust.",
  category: "earth",
  colors: ["#2c1a16", "#7a4b36", "#c08a5e", "#e3c79b", "#f8efdc"],
});
