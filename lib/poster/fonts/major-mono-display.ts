import { defineFont } from "./define-font";

export default defineFont({
  id: "major-mono-display",
  name: "Major Mono Display",
  description: "Experimental mono whose lower case are odd capitals; art and sound.",
  category: "mono",
  package: "@fontsource/major-mono-display",
});
