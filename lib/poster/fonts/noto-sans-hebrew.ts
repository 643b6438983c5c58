import { defineFont } from "./define-font";

export default defineFont({
  id: "noto-sans-hebrew",
  name: "Noto Sans Hebrew",
  description: "Hebrew in nine weights.",
  category: "script",
  package: "@fontsource-variable/noto-sans-hebrew",
});
