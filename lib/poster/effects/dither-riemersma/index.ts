import { defineEffect } from "../../draw/define-effect";
import { ditherSettings } from "../families/dither/settings";

export default defineEffect({
  id: "dither-riemersma",
  name: "Riemersma",
  description:
    "Error diffusion along a space-filling curve: lively, knotted dots that lean in no direction and keep edges crisp. Use for portraits and texture with a hand-made feel.",
  category: "dither",
  settingsType: "dither",
  schema: ditherSettings,
  presets: [
    { id: "ink", name: "Ink on paper", settings: { palette: "ink", pixelation: 2 } },
    { id: "clay", name: "Clay", settings: { palette: "clay", pixelation: 3 } },
    { id: "ocean", name: "Ocean", settings: { palette: "ocean", pixelation: 4, mapping: "ramp" } },
  ],
  animated: false,
});
