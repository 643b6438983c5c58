import { defineFont } from "./define-font";

export default defineFont({
  id: "fraunces",
  name: "Fraunces",
  description: "Soft, wonky old-style serif with italics; warm, characterful titles.",
  category: "serif",
  package: "@fontsource-variable/fraunces",
});
