import { defineFont } from "./define-font";

export default defineFont({
  id: "montserrat",
  name: "Montserrat",
  description: "Geometric sans after old Buenos Aires signs; friendly headlines.",
  category: "sans",
  package: "@fontsource-variable/montserrat",
});
