import { defineFont } from "./define-font";

export default defineFont({
  id: "tiro-devanagari-hindi",
  name: "Tiro Devanagari Hindi",
  description: "Devanagari book face, with Latin; literary Hindi.",
  category: "script",
  package: "@fontsource/tiro-devanagari-hindi",
});
