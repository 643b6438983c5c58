import { defineFont } from "./define-font";

export default defineFont({
  id: "dm-mono",
  name: "DM Mono",
  description: "Soft, low-contrast mono; captions and data.",
  category: "mono",
  package: "@fontsource/dm-mono",
});
