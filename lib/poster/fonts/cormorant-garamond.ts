import { defineFont } from "./define-font";

export default defineFont({
  id: "cormorant-garamond",
  name: "Cormorant Garamond",
  description: "Delicate Garamond with sharp serifs for large sizes; elegance.",
  category: "serif",
  package: "@fontsource-variable/cormorant-garamond",
});
