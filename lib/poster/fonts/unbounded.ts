import { defineFont } from "./define-font";

export default defineFont({
  id: "unbounded",
  name: "Unbounded",
  description: "Rounded, very wide display sans; tech, music, futuristic titles.",
  category: "display",
  package: "@fontsource-variable/unbounded",
});
