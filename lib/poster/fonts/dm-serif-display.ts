import { defineFont } from "./define-font";

export default defineFont({
  id: "dm-serif-display",
  name: "DM Serif Display",
  description: "High-contrast transitional serif with italics; elegant headlines.",
  category: "serif",
  package: "@fontsource/dm-serif-display",
});
