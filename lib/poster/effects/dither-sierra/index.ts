import { defineEffect } from "../../draw/define-effect";
import { ditherSettings } from "../families/dither/settings";

export default defineEffect({
  id: "dither-sierra",
  name: "Sierra",
  description: "Balanced three-row diffusion: smooth as Jarvis, a little lighter. Use as a calm all-rounder.",
  category: "dither",
  settingsType: "dither",
  schema: ditherSettings,
  presets: [
    { id: "greys", name: "Five greys", settings: { palette: "greys", pixelation: 2 } },
    { id: "ocean", name: "Ocean", settings: { palette: "ocean", pixelation: 3, mapping: "ramp" } },
    { id: "ember", name: "Ember", settings: { palette: "ember", pixelation: 4, mapping: "ramp" } },
  ],
  animated: false,
});
