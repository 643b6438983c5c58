import { defineFont } from "./define-font";

export default defineFont({
  id: "anton",
  name: "Anton",
  description: "Tall, tightly set poster grotesque; loud headlines in capitals.",
  category: "display",
  package: "@fontsource/anton",
});
