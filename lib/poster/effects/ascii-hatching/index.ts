import { defineEffect } from "../../draw/define-effect";
import { asciiSettings } from "../families/ascii/settings";

export default defineEffect({
  id: "ascii-hatching",
  name: "Hatching",
  description:
    "Pen strokes that cross more often the brighter a place is. Use for hand-made warmth over photographs and simple shapes.",
  category: "ascii",
  settingsType: "ascii",
  schema: asciiSettings,
  presets: [
    { id: "chalk", name: "Chalk", settings: { cellSize: 7, color: false } },
    { id: "colour-pencil", name: "Colour pencil", settings: { cellSize: 8 } },
    { id: "following", name: "Along the forms", settings: { cellSize: 10, charRotation: true } },
  ],
  animated: ({ style }) => style === "matrix",
});
