import { defineFont } from "./define-font";

export default defineFont({
  id: "outfit",
  name: "Outfit",
  description: "Clean geometric sans of even curves; brands and calm posters.",
  category: "sans",
  package: "@fontsource-variable/outfit",
});
