import { defineFont } from "./define-font";

export default defineFont({
  id: "big-shoulders-display",
  name: "Big Shoulders Display",
  description: "Condensed American gothic in nine weights; dense headlines.",
  category: "display",
  package: "@fontsource-variable/big-shoulders-display",
});
