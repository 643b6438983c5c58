import { z } from "zod";
import { definePostProcess } from "../../draw/define-post-process";
import { hexColor } from "../../schema/values";
import { TINT_MODES } from "./modes";

/** Settings of color-tint. */
export const colorTintSettings = z.looseObject({
  intensity: z
    .number()
    .min(0)
    .max(1)
    .default(0.5)
    .describe("Strength of the tint: 0 changes nothing, 1 leaves no colour but the tint."),
  color: hexColor.default("#ff7a45").describe("The tint; in a duotone the colour of the lights."),
  shadowColor: hexColor.default("#1a1a4a").describe("Colour of the darks; used by duotone only."),
  mode: z
    .enum(TINT_MODES)
    .default("tint")
    .describe(
      "tint: the colour's hue in the mid tones, with black, white and lightness kept; gel: light through coloured film, which darkens; duotone: from shadowColor to color by lightness.",
    ),
});

export default definePostProcess({
  id: "color-tint",
  name: "Colour tint",
  description:
    "Gives the whole picture one colour, or two. Use a tint for a mood, gel for stage light, duotone for a print in two colours.",
  category: "color",
  schema: colorTintSettings,
  neutral: { intensity: 0 },
  presets: [
    { id: "ember", name: "Ember", settings: { color: "#ff7a45", intensity: 0.45 } },
    { id: "moonlight", name: "Moonlight", settings: { mode: "gel", color: "#7fa8ff", intensity: 0.8 } },
    {
      id: "duotone",
      name: "Duotone",
      settings: { mode: "duotone", color: "#ffd84d", shadowColor: "#3b1a6e", intensity: 1 },
    },
    {
      id: "cyanotype",
      name: "Cyanotype",
      settings: { mode: "duotone", color: "#f2f0e6", shadowColor: "#0b2f5c", intensity: 1 },
    },
  ],
  animated: false,
});
