import { defineEffect } from "../../draw/define-effect";
import { ditherSettings } from "../families/dither/settings";

export default defineEffect({
  id: "dither-bayer-8",
  name: "Bayer 8 × 8",
  description:
    "Ordered dither with sixty-five tones: smooth gradients in a fine crosshatch that stays put. Use for skies, gradients and video, where error diffusion would crawl.",
  category: "dither",
  settingsType: "dither",
  schema: ditherSettings,
  presets: [
    { id: "silver", name: "Silver", settings: { palette: "silver", pixelation: 2 } },
    {
      id: "blueprint",
      name: "Blueprint",
      settings: { palette: "blueprint", pixelation: 3, mapping: "ramp" },
    },
    { id: "teletext", name: "Teletext", settings: { palette: "teletext", pixelation: 4 } },
  ],
  animated: false,
});
