import { defineFont } from "./define-font";

export default defineFont({
  id: "noto-sans-symbols-2",
  name: "Noto Sans Symbols 2",
  description: "Further symbols: dingbats, chess, braille, block elements.",
  category: "fallback",
  package: "@fontsource/noto-sans-symbols-2",
});
