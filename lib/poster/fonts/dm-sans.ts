import { defineFont } from "./define-font";

export default defineFont({
  id: "dm-sans",
  name: "DM Sans",
  description: "Low-contrast geometric sans with italics; the default of text layers.",
  category: "sans",
  package: "@fontsource-variable/dm-sans",
});
