import { defineFont } from "./define-font";

export default defineFont({
  id: "spectral",
  name: "Spectral",
  description: "Light, even serif with italics; quiet, exact text.",
  category: "serif",
  package: "@fontsource/spectral",
});
