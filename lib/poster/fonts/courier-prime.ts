import { defineFont } from "./define-font";

export default defineFont({
  id: "courier-prime",
  name: "Courier Prime",
  description: "Typewriter face of screenplays; letters and film.",
  category: "mono",
  package: "@fontsource/courier-prime",
});
