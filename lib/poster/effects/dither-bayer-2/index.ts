import { defineEffect } from "../../draw/define-effect";
import { ditherSettings } from "../families/dither/settings";

export default defineEffect({
  id: "dither-bayer-2",
  name: "Bayer 2 × 2",
  description:
    "Ordered dither on the smallest grid: five tones of plain checks and stripes between two inks. Use for bold, coarse, deliberately digital pictures, or with a palette of many inks.",
  category: "dither",
  settingsType: "dither",
  schema: ditherSettings,
  presets: [
    { id: "checks", name: "Checks", settings: { palette: "black-white", pixelation: 4, contrast: 0.15 } },
    { id: "handheld", name: "Handheld", settings: { palette: "gameboy", pixelation: 5, mapping: "ramp" } },
    { id: "sunset", name: "Sunset", settings: { palette: "sunset", pixelation: 3, mapping: "ramp" } },
  ],
  animated: false,
});
