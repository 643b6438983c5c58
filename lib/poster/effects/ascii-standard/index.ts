import { defineEffect } from "../../draw/define-effect";
import { asciiSettings } from "../families/ascii/settings";

export default defineEffect({
  id: "ascii-standard",
  name: "ASCII",
  description:
    "Characters from dot to at sign, denser where the picture is brighter. The classic look; use for portraits, logos and posters about code.",
  category: "ascii",
  settingsType: "ascii",
  schema: asciiSettings,
  presets: [
    { id: "terminal", name: "Terminal", settings: {} },
    { id: "type", name: "Large type", settings: { cellSize: 14 } },
    { id: "one-ink", name: "One ink", settings: { color: false, cellSize: 7 } },
    { id: "edges", name: "Along the edges", settings: { charRotation: true, cellSize: 10 } },
  ],
  animated: ({ style }) => style === "matrix",
});
