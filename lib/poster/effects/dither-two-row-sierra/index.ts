import { defineEffect } from "../../draw/define-effect";
import { ditherSettings } from "../families/dither/settings";

export default defineEffect({
  id: "dither-two-row-sierra",
  name: "Two-row Sierra",
  description: "A coarser Sierra with more texture. Use at large dots, where its pattern reads as print.",
  category: "dither",
  settingsType: "dither",
  schema: ditherSettings,
  presets: [
    { id: "mustard", name: "Mustard", settings: { palette: "mustard", pixelation: 4, mapping: "ramp" } },
    { id: "vapor", name: "Vapor", settings: { palette: "vapor", pixelation: 4 } },
    { id: "ink", name: "Ink", settings: { palette: "ink", pixelation: 5 } },
  ],
  animated: false,
});
