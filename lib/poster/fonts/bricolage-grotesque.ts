import { defineFont } from "./define-font";

export default defineFont({
  id: "bricolage-grotesque",
  name: "Bricolage Grotesque",
  description: "Grotesque with quirks that show in large sizes; lively editorial headlines.",
  category: "display",
  package: "@fontsource-variable/bricolage-grotesque",
});
