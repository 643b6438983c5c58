import { defineFont } from "./define-font";

export default defineFont({
  id: "noto-serif",
  name: "Noto Serif",
  description: "Neutral serif for Latin, Greek, Cyrillic and Vietnamese; fills the gaps of serif families.",
  category: "script",
  package: "@fontsource-variable/noto-serif",
});
