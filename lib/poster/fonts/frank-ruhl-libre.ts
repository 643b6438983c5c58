import { defineFont } from "./define-font";

export default defineFont({
  id: "frank-ruhl-libre",
  name: "Frank Ruhl Libre",
  description: "Hebrew serif of books, with Latin; editorial Hebrew.",
  category: "script",
  package: "@fontsource-variable/frank-ruhl-libre",
});
