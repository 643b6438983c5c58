import { defineFont } from "./define-font";

export default defineFont({
  id: "monoton",
  name: "Monoton",
  description: "Inline capitals of several lines; neon signs and seventies covers.",
  category: "display",
  package: "@fontsource/monoton",
});
