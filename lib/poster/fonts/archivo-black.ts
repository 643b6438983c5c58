import { defineFont } from "./define-font";

export default defineFont({
  id: "archivo-black",
  name: "Archivo Black",
  description: "Wide, very heavy grotesque; short statements and numbers.",
  category: "display",
  package: "@fontsource/archivo-black",
});
