import { defineFont } from "./define-font";

export default defineFont({
  id: "sora",
  name: "Sora",
  description: "Wide, technical sans with tall lower case; technology and science.",
  category: "sans",
  package: "@fontsource-variable/sora",
});
