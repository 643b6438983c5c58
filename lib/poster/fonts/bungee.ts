import { defineFont } from "./define-font";

export default defineFont({
  id: "bungee",
  name: "Bungee",
  description: "Signage capitals made to stack; shop fronts and vertical titles.",
  category: "display",
  package: "@fontsource/bungee",
});
