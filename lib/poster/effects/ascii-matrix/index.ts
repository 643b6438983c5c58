import { defineEffect } from "../../draw/define-effect";
import { asciiSettings } from "../families/ascii/settings";

export default defineEffect({
  id: "ascii-matrix",
  name: "Digital rain",
  description:
    "Falling signs in green light that show the picture as they pass; moves with time. Use for hacking, night and science fiction.",
  category: "ascii",
  settingsType: "ascii",
  schema: asciiSettings,
  presets: [
    { id: "rain", name: "Rain", settings: { cellSize: 10 } },
    { id: "pure-green", name: "Pure green", settings: { cellSize: 10, color: false } },
    { id: "fine-rain", name: "Fine rain", settings: { cellSize: 6 } },
    { id: "large", name: "Large signs", settings: { cellSize: 20, color: false } },
  ],
  animated: ({ style }) => (style ?? "matrix") === "matrix",
});
