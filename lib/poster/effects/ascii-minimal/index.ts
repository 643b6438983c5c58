import { defineEffect } from "../../draw/define-effect";
import { asciiSettings } from "../families/ascii/settings";

export default defineEffect({
  id: "ascii-minimal",
  name: "Minimal ASCII",
  description:
    "Five bold characters: flat areas and strong contrast. Use for simple shapes and large headlines.",
  category: "ascii",
  settingsType: "ascii",
  schema: asciiSettings,
  presets: [
    { id: "bold", name: "Bold", settings: { cellSize: 10 } },
    { id: "poster", name: "Poster", settings: { cellSize: 18 } },
    { id: "mono", name: "One ink", settings: { cellSize: 12, color: false } },
  ],
  animated: ({ style }) => style === "matrix",
});
