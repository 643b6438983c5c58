import { defineFont } from "./define-font";

export default defineFont({
  id: "dancing-script",
  name: "Dancing Script",
  description: "Bouncing brush script; invitations and menus.",
  category: "handwriting",
  package: "@fontsource-variable/dancing-script",
});
