import { defineFont } from "./define-font";

export default defineFont({
  id: "vt323",
  name: "VT323",
  description: "Glyphs of a 1980s video terminal; pixel and terminal looks.",
  category: "mono",
  package: "@fontsource/vt323",
});
