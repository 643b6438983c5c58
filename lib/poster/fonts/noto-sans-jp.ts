import { defineFont } from "./define-font";

export default defineFont({
  id: "noto-sans-jp",
  name: "Noto Sans JP",
  description: "Japanese in nine weights.",
  category: "script",
  package: "@fontsource-variable/noto-sans-jp",
});
