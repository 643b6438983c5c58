import { defineEffect } from "../../draw/define-effect";
import { ditherSettings } from "../families/dither/settings";

export default defineEffect({
  id: "dither-blue-noise",
  name: "Blue noise",
  description:
    "Dots spread evenly and without any pattern, like fine film grain. Use for faces and soft light when no grid and no worms may show; it holds still in motion.",
  category: "dither",
  settingsType: "dither",
  schema: ditherSettings,
  presets: [
    { id: "film", name: "Film grain", settings: { palette: "greys", pixelation: 1.5 } },
    { id: "ink", name: "Ink spray", settings: { palette: "ink", pixelation: 2, contrast: 0.1 } },
    { id: "vapor", name: "Vapor", settings: { palette: "vapor", pixelation: 3 } },
    { id: "riso", name: "Riso red", settings: { palette: "riso-red", pixelation: 2 } },
  ],
  animated: false,
});
