import { defineFont } from "./define-font";

export default defineFont({
  id: "cairo",
  name: "Cairo",
  description: "Latin and Arabic drawn together; contemporary bilingual posters.",
  category: "sans",
  package: "@fontsource-variable/cairo",
});
