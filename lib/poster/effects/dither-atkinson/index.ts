import { defineEffect } from "../../draw/define-effect";
import { ditherSettings } from "../families/dither/settings";

export default defineEffect({
  id: "dither-atkinson",
  name: "Atkinson",
  description:
    "Hands on only part of the error: crisp, high contrast, open whites and solid blacks, as on early desktop computers. Use for portraits and logos.",
  category: "dither",
  settingsType: "dither",
  schema: ditherSettings,
  presets: [
    { id: "desktop", name: "Early desktop", settings: { palette: "black-white", pixelation: 3 } },
    { id: "riso", name: "Riso red", settings: { palette: "riso-red", pixelation: 3 } },
    { id: "amber", name: "Amber", settings: { palette: "amber", pixelation: 4, mapping: "ramp" } },
  ],
  animated: false,
});
