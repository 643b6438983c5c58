import { defineFont } from "./define-font";

export default defineFont({
  id: "noto-sans-devanagari",
  name: "Noto Sans Devanagari",
  description: "Hindi, Marathi, Nepali and Sanskrit in nine weights.",
  category: "script",
  package: "@fontsource-variable/noto-sans-devanagari",
});
