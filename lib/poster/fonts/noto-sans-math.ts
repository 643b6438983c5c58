import { defineFont } from "./define-font";

export default defineFont({
  id: "noto-sans-math",
  name: "Noto Sans Math",
  description: "Mathematical operators, arrows and alphabets.",
  category: "fallback",
  package: "@fontsource/noto-sans-math",
});
