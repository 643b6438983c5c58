import { defineFont } from "./define-font";

export default defineFont({
  id: "righteous",
  name: "Righteous",
  description: "Rounded deco geometry; playful logos and festivals.",
  category: "display",
  package: "@fontsource/righteous",
});
