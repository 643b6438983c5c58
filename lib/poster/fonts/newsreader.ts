import { defineFont } from "./define-font";

export default defineFont({
  id: "newsreader",
  name: "Newsreader",
  description: "Reading face of newspapers with italics; essays and long quotes.",
  category: "serif",
  package: "@fontsource-variable/newsreader",
});
