import { defineFont } from "./define-font";

export default defineFont({
  id: "rubik",
  name: "Rubik",
  description: "Slightly rounded sans with Hebrew, Arabic and Cyrillic.",
  category: "sans",
  package: "@fontsource-variable/rubik",
});
