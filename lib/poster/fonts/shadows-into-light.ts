import { defineFont } from "./define-font";

export default defineFont({
  id: "shadows-into-light",
  name: "Shadows Into Light",
  description: "Neat felt-pen hand; notes and captions.",
  category: "handwriting",
  package: "@fontsource/shadows-into-light",
});
