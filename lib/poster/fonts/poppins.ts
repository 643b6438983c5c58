import { defineFont } from "./define-font";

export default defineFont({
  id: "poppins",
  name: "Poppins",
  description: "Round geometric sans with Devanagari; friendly headlines.",
  category: "sans",
  package: "@fontsource/poppins",
});
