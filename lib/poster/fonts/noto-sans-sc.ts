import { defineFont } from "./define-font";

export default defineFont({
  id: "noto-sans-sc",
  name: "Noto Sans SC",
  description: "Simplified Chinese in nine weights.",
  category: "script",
  package: "@fontsource-variable/noto-sans-sc",
});
