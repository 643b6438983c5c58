import { defineFont } from "./define-font";

export default defineFont({
  id: "figtree",
  name: "Figtree",
  description: "Friendly, simple geometric sans; clear text in small sizes.",
  category: "sans",
  package: "@fontsource-variable/figtree",
});
