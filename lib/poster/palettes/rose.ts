import { definePalette } from "./define-palette";

export default definePalette({
  id: "rose",
  name: "Rose",
  description: "Wine to blush.",
  category: "warm",
  colors: ["#2e0f1c", "#7d2246", "#cf5579", "#f2a7b5", "#fdeae6"],
});
