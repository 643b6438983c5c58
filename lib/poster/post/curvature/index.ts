import { z } from "zod";
import { definePostProcess } from "../../draw/define-post-process";
import { hexColor } from "../../schema/values";

/** Settings of curvature. */
export const curvatureSettings = z.looseObject({
  amount: z
    .number()
    .min(0)
    .max(1)
    .default(0.35)
    .describe("How curved the glass is: 0 changes nothing, 1 is a goldfish bowl."),
  cornerRadius: z.number().min(0).max(270).default(28).describe("Rounding of the corners, in px."),
  edgeColor: hexColor.default("#050505").describe("Colour of the case around the glass."),
  shading: z
    .number()
    .min(0)
    .max(1)
    .default(0.4)
    .describe("How dark the glass is towards its edge: 0 even, 1 black there."),
  reflection: z
    .number()
    .min(0)
    .max(1)
    .default(0.15)
    .describe("Shine of a window on the glass: 0 none, 1 strong."),
});

export default definePostProcess({
  id: "curvature",
  name: "Screen curvature",
  description:
    "The curved glass of an old screen, with rounded corners and dark edges. Put it after scanlines and glow, which then bend with it.",
  category: "screen",
  schema: curvatureSettings,
  neutral: { amount: 0 },
  presets: [
    { id: "monitor", name: "Monitor", settings: { amount: 0.25, cornerRadius: 20 } },
    {
      id: "television",
      name: "Television",
      settings: { amount: 0.55, cornerRadius: 48, shading: 0.6, reflection: 0.35 },
    },
    {
      id: "porthole",
      name: "Porthole",
      settings: { amount: 1, cornerRadius: 200, shading: 0.8, edgeColor: "#1b1a18", reflection: 0.25 },
    },
  ],
  animated: false,
});
