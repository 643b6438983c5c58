import { defineFont } from "./define-font";

export default defineFont({
  id: "bebas-neue",
  name: "Bebas Neue",
  description: "Condensed capitals only; event posters, sports, labels.",
  category: "display",
  package: "@fontsource/bebas-neue",
});
