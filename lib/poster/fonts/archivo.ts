import { defineFont } from "./define-font";

export default defineFont({
  id: "archivo",
  name: "Archivo",
  description: "Sturdy grotesque with italics; headlines and running text alike.",
  category: "sans",
  package: "@fontsource-variable/archivo",
});
