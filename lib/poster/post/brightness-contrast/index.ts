import { z } from "zod";
import { definePostProcess } from "../../draw/define-post-process";

/** Settings of brightness and contrast. */
export const brightnessContrastSettings = z.looseObject({
  brightness: z
    .number()
    .min(-1)
    .max(1)
    .default(0)
    .describe(
      "Light: 0 changes nothing, -1 is four stops darker, 1 four stops brighter. Lights are rounded off, never cut off.",
    ),
  contrast: z
    .number()
    .min(-1)
    .max(1)
    .default(0)
    .describe("Contrast about the middle grey: 0 changes nothing, -1 leaves a flat grey, 1 is hard."),
  saturation: z
    .number()
    .min(-1)
    .max(1)
    .default(0)
    .describe("Colour: 0 changes nothing, -1 is black and white, 1 twice as colourful."),
});

export default definePostProcess({
  id: "brightness-contrast",
  name: "Brightness and contrast",
  description:
    "Lighter or darker, harder or softer, more or less colourful. Use it first in a stack to set the tone; saturation -1 makes black and white.",
  category: "color",
  schema: brightnessContrastSettings,
  neutral: { brightness: 0, contrast: 0, saturation: 0 },
  presets: [
    { id: "punch", name: "Punch", settings: { contrast: 0.3, saturation: 0.2 } },
    { id: "faded", name: "Faded", settings: { brightness: 0.12, contrast: -0.3, saturation: -0.3 } },
    { id: "low-key", name: "Low key", settings: { brightness: -0.25, contrast: 0.35, saturation: -0.1 } },
    {
      id: "black-and-white",
      name: "Black and white",
      settings: { contrast: 0.25, saturation: -1 },
    },
  ],
  animated: false,
});
