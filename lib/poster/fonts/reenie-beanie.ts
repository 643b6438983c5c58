import { defineFont } from "./define-font";

export default defineFont({
  id: "reenie-beanie",
  name: "Reenie Beanie",
  description: "Hasty ball-pen scrawl; sketches and asides.",
  category: "handwriting",
  package: "@fontsource/reenie-beanie",
});
