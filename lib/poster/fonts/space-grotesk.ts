import { defineFont } from "./define-font";

export default defineFont({
  id: "space-grotesk",
  name: "Space Grotesk",
  description: "Quirky grotesque derived from Space Mono; technology and science.",
  category: "sans",
  package: "@fontsource-variable/space-grotesk",
});
