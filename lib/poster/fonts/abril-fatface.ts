import { defineFont } from "./define-font";

export default defineFont({
  id: "abril-fatface",
  name: "Abril Fatface",
  description: "Heavy, elegant Didone for posters; use very large, a few words at a time.",
  category: "display",
  package: "@fontsource/abril-fatface",
});
