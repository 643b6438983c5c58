import { defineEffect } from "../../draw/define-effect";
import { asciiSettings } from "../families/ascii/settings";

export default defineEffect({
  id: "ascii-braille",
  name: "Braille",
  description:
    "Eight round dots per cell, each set by its own part of the picture: the most detail per character. Use for line art, faces and small type.",
  category: "ascii",
  settingsType: "ascii",
  schema: asciiSettings,
  presets: [
    { id: "fine", name: "Fine", settings: { cellSize: 8 } },
    { id: "tactile", name: "Tactile", settings: { cellSize: 16 } },
    { id: "one-ink", name: "One ink", settings: { cellSize: 10, color: false } },
  ],
  animated: ({ style }) => style === "matrix",
});
