import { defineFont } from "./define-font";

export default defineFont({
  id: "lora",
  name: "Lora",
  description: "Brushed contemporary serif with italics; quotations and body text.",
  category: "serif",
  package: "@fontsource-variable/lora",
});
