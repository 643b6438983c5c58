import { defineEffect } from "../../draw/define-effect";
import { asciiSettings } from "../families/ascii/settings";

export default defineEffect({
  id: "ascii-blocks",
  name: "Block graphics",
  description:
    "Quarter blocks in three shades, as text-mode screens drew pictures. Use for retro computing and for pictures that must stay legible.",
  category: "ascii",
  settingsType: "ascii",
  schema: asciiSettings,
  presets: [
    { id: "text-mode", name: "Text mode", settings: { cellSize: 8 } },
    { id: "chunky", name: "Chunky", settings: { cellSize: 16 } },
    { id: "one-ink", name: "One ink", settings: { cellSize: 6, color: false } },
  ],
  animated: ({ style }) => style === "matrix",
});
