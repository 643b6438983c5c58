import { definePalette } from "./define-palette";

export default definePalette({
  id: "midnight",
  name: "Midnight",
  description: "Night blues with one cold light; jazz and cities.",
  category: "cool",
  colors: ["#05060f", "#131a3a", "#24407a", "#4f86c6", "#d8ecf5"],
});
