import { defineEffect } from "../../draw/define-effect";
import { asciiSettings } from "../families/ascii/settings";

export default defineEffect({
  id: "ascii-technical",
  name: "Technical",
  description:
    "Digits, brackets and signs of engineering drawings in a light face. Use for data, science and machines.",
  category: "ascii",
  settingsType: "ascii",
  schema: asciiSettings,
  presets: [
    { id: "readout", name: "Read-out", settings: { cellSize: 8 } },
    { id: "drawing", name: "Drawing", settings: { cellSize: 9, color: false } },
    { id: "turning", name: "Turning", settings: { cellSize: 12, charRotation: true } },
  ],
  animated: ({ style }) => style === "matrix",
});
