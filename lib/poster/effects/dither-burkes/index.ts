import { defineEffect } from "../../draw/define-effect";
import { ditherSettings } from "../families/dither/settings";

export default defineEffect({
  id: "dither-burkes",
  name: "Burkes",
  description:
    "Stucki on two rows: quick and lively, with a visible diagonal grain. Use for bold pictures with few inks.",
  category: "dither",
  settingsType: "dither",
  schema: ditherSettings,
  presets: [
    { id: "ink", name: "Ink", settings: { palette: "ink", pixelation: 3, contrast: 0.2 } },
    { id: "arcade", name: "Arcade", settings: { palette: "arcade", pixelation: 5 } },
    { id: "forest", name: "Forest", settings: { palette: "forest", pixelation: 3, mapping: "ramp" } },
  ],
  animated: false,
});
