import { defineFont } from "./define-font";

export default defineFont({
  id: "ibm-plex-mono",
  name: "IBM Plex Mono",
  description: "Engineered monospace with real italics; data, captions, code.",
  category: "mono",
  package: "@fontsource/ibm-plex-mono",
});
