import { defineFont } from "./define-font";

export default defineFont({
  id: "noto-sans-math",
  name: "Noto Sans Math",
  description: "Mathematical operators, arrows and alphabets.",
  category: "script",
  package: "@fontsource/noto-sans-math",
});
