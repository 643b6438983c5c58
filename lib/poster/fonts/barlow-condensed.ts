import { defineFont } from "./define-font";

export default defineFont({
  id: "barlow-condensed",
  name: "Barlow Condensed",
  description: "Narrow sans of road signs and number plates; tables and tall headlines.",
  category: "sans",
  package: "@fontsource/barlow-condensed",
});
