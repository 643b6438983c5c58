import { defineFont } from "./define-font";

export default defineFont({
  id: "space-mono",
  name: "Space Mono",
  description: "Retro-futuristic monospace; small labels beside big type.",
  category: "mono",
  package: "@fontsource/space-mono",
});
