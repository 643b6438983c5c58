import { defineFont } from "./define-font";

export default defineFont({
  id: "noto-sans-thai",
  name: "Noto Sans Thai",
  description: "Thai in nine weights.",
  category: "script",
  package: "@fontsource-variable/noto-sans-thai",
});
