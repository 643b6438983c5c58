import { defineFont } from "./define-font";

export default defineFont({
  id: "manrope",
  name: "Manrope",
  description: "Open, modern geometric sans; products and interfaces.",
  category: "sans",
  package: "@fontsource-variable/manrope",
});
