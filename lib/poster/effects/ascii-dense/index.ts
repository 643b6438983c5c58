import { defineEffect } from "../../draw/define-effect";
import { asciiSettings } from "../families/ascii/settings";

export default defineEffect({
  id: "ascii-dense",
  name: "Dense ASCII",
  description:
    "Seventy characters give the finest tones of the family. Use for photographs and soft gradients.",
  category: "ascii",
  settingsType: "ascii",
  schema: asciiSettings,
  presets: [
    { id: "photograph", name: "Photograph", settings: { cellSize: 6 } },
    { id: "printout", name: "Printout", settings: { cellSize: 8, color: false } },
    { id: "negative", name: "Negative", settings: { invert: true, color: false, cellSize: 7 } },
  ],
  animated: ({ style }) => style === "matrix",
});
