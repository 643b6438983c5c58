import { defineEffect } from "../../draw/define-effect";
import { ditherSettings } from "../families/dither/settings";

export default defineEffect({
  id: "dither-sierra-lite",
  name: "Sierra Lite",
  description:
    "The smallest kernel: sharp, graphic, with regular texture in flat areas. Use for hard-edged graphics and small formats.",
  category: "dither",
  settingsType: "dither",
  schema: ditherSettings,
  presets: [
    { id: "terminal", name: "Terminal", settings: { palette: "terminal", pixelation: 3, mapping: "ramp" } },
    { id: "cga", name: "CGA", settings: { palette: "cga", pixelation: 4 } },
    { id: "black-white", name: "Black and white", settings: { palette: "black-white", pixelation: 2 } },
  ],
  animated: false,
});
