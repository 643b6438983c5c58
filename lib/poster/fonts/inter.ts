import { defineFont } from "./define-font";

export default defineFont({
  id: "inter",
  name: "Inter",
  description: "Neutral interface sans with Greek and Cyrillic; small print and data.",
  category: "sans",
  package: "@fontsource-variable/inter",
});
