import { defineFont } from "./define-font";

export default defineFont({
  id: "limelight",
  name: "Limelight",
  description: "Art deco contrast of picture palaces; glamour and theatre.",
  category: "display",
  package: "@fontsource/limelight",
});
