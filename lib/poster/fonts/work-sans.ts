import { defineFont } from "./define-font";

export default defineFont({
  id: "work-sans",
  name: "Work Sans",
  description: "Early-grotesque feeling with italics; body text and captions.",
  category: "sans",
  package: "@fontsource-variable/work-sans",
});
