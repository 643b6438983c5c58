import { definePalette } from "./define-palette";

export default definePalette({
  id: "dusk",
  name: "Dusk",
  description: "Indigo to lilac.",
  category: "cool",
  colors: ["#12112b", "#34316b", "#6f68b5", "#b4a7dd", "#efe7f7"],
});
