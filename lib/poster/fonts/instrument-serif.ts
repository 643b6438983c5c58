import { defineFont } from "./define-font";

export default defineFont({
  id: "instrument-serif",
  name: "Instrument Serif",
  description: "Condensed display serif with italics; refined titles.",
  category: "serif",
  package: "@fontsource/instrument-serif",
});
