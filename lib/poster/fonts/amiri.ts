import { defineFont } from "./define-font";

export default defineFont({
  id: "amiri",
  name: "Amiri",
  description: "Arabic Naskh of book printing, with Latin; classical texts.",
  category: "script",
  package: "@fontsource/amiri",
});
