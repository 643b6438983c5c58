import { defineFont } from "./define-font";

export default defineFont({
  id: "bodoni-moda",
  name: "Bodoni Moda",
  description: "High-contrast modern serif; fashion, magazines, large titles.",
  category: "serif",
  package: "@fontsource-variable/bodoni-moda",
});
