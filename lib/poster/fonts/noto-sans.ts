import { defineFont } from "./define-font";

export default defineFont({
  id: "noto-sans",
  name: "Noto Sans",
  description: "Neutral sans for Latin, Greek, Cyrillic and Vietnamese; fills the gaps of other families.",
  category: "script",
  package: "@fontsource-variable/noto-sans",
});
