import { defineFont } from "./define-font";

export default defineFont({
  id: "oswald",
  name: "Oswald",
  description: "Condensed gothic; compact headlines with upper and lower case.",
  category: "sans",
  package: "@fontsource-variable/oswald",
});
