import { defineFont } from "./define-font";

export default defineFont({
  id: "noto-color-emoji",
  name: "Noto Color Emoji",
  description: "Every emoji in colour; taken for emoji in text of any family.",
  category: "fallback",
  package: "@fontsource/noto-color-emoji",
});
