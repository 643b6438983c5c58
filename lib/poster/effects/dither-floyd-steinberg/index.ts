import { defineEffect } from "../../draw/define-effect";
import { ditherSettings } from "../families/dither/settings";

export default defineEffect({
  id: "dither-floyd-steinberg",
  name: "Floyd–Steinberg",
  description:
    "The classic error diffusion: fine, even, a little wormy in light areas. The default choice for photographs.",
  category: "dither",
  settingsType: "dither",
  schema: ditherSettings,
  presets: [
    { id: "ink", name: "Ink on paper", settings: { palette: "ink", pixelation: 2 } },
    { id: "gameboy", name: "Handheld", settings: { palette: "gameboy", pixelation: 4, contrast: 0.2 } },
    {
      id: "synthwave",
      name: "Synthwave",
      settings: { palette: "synthwave", pixelation: 3, bloom: { enabled: true, intensity: 0.6, radius: 14 } },
    },
  ],
  animated: false,
});
