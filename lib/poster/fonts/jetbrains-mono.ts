import { defineFont } from "./define-font";

export default defineFont({
  id: "jetbrains-mono",
  name: "JetBrains Mono",
  description: "Tall monospace made for code, with ligatures for operators.",
  category: "mono",
  package: "@fontsource-variable/jetbrains-mono",
});
