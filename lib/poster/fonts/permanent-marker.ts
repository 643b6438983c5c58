import { defineFont } from "./define-font";

export default defineFont({
  id: "permanent-marker",
  name: "Permanent Marker",
  description: "Felt marker capitals; protest, sale, garage gig.",
  category: "handwriting",
  package: "@fontsource/permanent-marker",
});
