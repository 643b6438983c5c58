import { defineFont } from "./define-font";

export default defineFont({
  id: "noto-sans-symbols",
  name: "Noto Sans Symbols",
  description: "Signs and symbols: technical, alchemical, enclosed letters.",
  category: "fallback",
  package: "@fontsource/noto-sans-symbols",
});
