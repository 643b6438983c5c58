import { defineFont } from "./define-font";

export default defineFont({
  id: "playfair-display",
  name: "Playfair Display",
  description: "Transitional serif of great contrast; editorial headlines, wedding cards.",
  category: "serif",
  package: "@fontsource-variable/playfair-display",
});
