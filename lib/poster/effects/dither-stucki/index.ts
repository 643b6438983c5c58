import { defineEffect } from "../../draw/define-effect";
import { ditherSettings } from "../families/dither/settings";

export default defineEffect({
  id: "dither-stucki",
  name: "Stucki",
  description: "Like Jarvis but crisper, with clean edges. Use where fine detail matters at larger dots.",
  category: "dither",
  settingsType: "dither",
  schema: ditherSettings,
  presets: [
    { id: "silver", name: "Silver gelatin", settings: { palette: "silver", pixelation: 2 } },
    {
      id: "terracotta",
      name: "Terracotta",
      settings: { palette: "terracotta", pixelation: 3, mapping: "ramp" },
    },
    { id: "c64", name: "Home computer", settings: { palette: "c64", pixelation: 5 } },
  ],
  animated: false,
});
