import { defineEffect } from "../../draw/define-effect";
import { ditherSettings } from "../families/dither/settings";

export default defineEffect({
  id: "dither-jarvis-judice-ninke",
  name: "Jarvis, Judice & Ninke",
  description:
    "Spreads the error over twelve neighbours: smooth tones, slightly sharpened edges. Use for skies, skin and soft light.",
  category: "dither",
  settingsType: "dither",
  schema: ditherSettings,
  presets: [
    { id: "newsprint", name: "Newsprint", settings: { palette: "newsprint", pixelation: 2 } },
    {
      id: "cyanotype",
      name: "Cyanotype",
      settings: { palette: "cyanotype", pixelation: 2, mapping: "ramp" },
    },
    { id: "sunset", name: "Sunset", settings: { palette: "sunset", pixelation: 4 } },
  ],
  animated: false,
});
