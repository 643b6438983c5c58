import { defineFont } from "./define-font";

export default defineFont({
  id: "eb-garamond",
  name: "EB Garamond",
  description: "Classic book face of the sixteenth century; literature and quotes.",
  category: "serif",
  package: "@fontsource-variable/eb-garamond",
});
