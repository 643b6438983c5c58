import { definePalette } from "./define-palette";

export default definePalette({
  id: "phosphor",
  name: "Phosphor",
  description: "White phosphor of early monitors on blue black.",
  category: "terminal",
  colors: ["#060a10", "#2b3a4a", "#7f97ad", "#e6f1ff"],
});
