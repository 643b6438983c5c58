import { defineFont } from "./define-font";

export default defineFont({
  id: "pacifico",
  name: "Pacifico",
  description: "Joined surf-shop brush script; friendly logos and titles.",
  category: "handwriting",
  package: "@fontsource/pacifico",
});
