import { defineFont } from "./define-font";

export default defineFont({
  id: "instrument-sans",
  name: "Instrument Sans",
  description: "Precise, slightly condensed sans with italics; exhibitions and culture.",
  category: "sans",
  package: "@fontsource-variable/instrument-sans",
});
