import { defineFont } from "./define-font";

export default defineFont({
  id: "syne",
  name: "Syne",
  description: "Art-house sans that grows wider as it grows heavier; culture and galleries.",
  category: "display",
  package: "@fontsource-variable/syne",
});
