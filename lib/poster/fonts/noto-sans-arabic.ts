import { defineFont } from "./define-font";

export default defineFont({
  id: "noto-sans-arabic",
  name: "Noto Sans Arabic",
  description: "Arabic, Persian and Urdu in nine weights.",
  category: "script",
  package: "@fontsource-variable/noto-sans-arabic",
});
