import { defineEffect } from "../../draw/define-effect";
import { ditherSettings } from "../families/dither/settings";

export default defineEffect({
  id: "dither-bayer-4",
  name: "Bayer 4 × 4",
  description:
    "Ordered dither with seventeen tones and a clear woven texture, the look of early games and printers. Use for nostalgic, graphic pictures; the pattern stands still when the poster moves.",
  category: "dither",
  settingsType: "dither",
  schema: ditherSettings,
  presets: [
    { id: "arcade", name: "Arcade", settings: { palette: "arcade", pixelation: 4 } },
    { id: "ink", name: "Ink on paper", settings: { palette: "ink", pixelation: 3, contrast: 0.15 } },
    {
      id: "phosphor",
      name: "Phosphor",
      settings: {
        palette: "terminal",
        pixelation: 4,
        mapping: "ramp",
        bloom: { enabled: true, intensity: 0.7, radius: 16 },
      },
    },
  ],
  animated: false,
});
