import { defineFont } from "./define-font";

export default defineFont({
  id: "caveat",
  name: "Caveat",
  description: "Quick, natural handwriting; notes and annotations.",
  category: "handwriting",
  package: "@fontsource-variable/caveat",
});
