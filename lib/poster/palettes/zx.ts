import { definePalette } from "./define-palette";

export default definePalette({
  id: "zx",
  name: "Loader",
  description: "Loud primaries of a tape loader.",
  category: "terminal",
  colors: ["#000000", "#0000d7", "#d70000", "#d700d7", "#00d700", "#00d7d7", "#d7d700", "#ffffff"],
});
