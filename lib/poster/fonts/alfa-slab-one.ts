import { defineFont } from "./define-font";

export default defineFont({
  id: "alfa-slab-one",
  name: "Alfa Slab One",
  description: "Fat slab serif of wood type; short, loud words.",
  category: "display",
  package: "@fontsource/alfa-slab-one",
});
