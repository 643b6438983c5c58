import { z } from "zod";
import { definePostProcess } from "../../draw/define-post-process";
import { hexColor } from "../../schema/values";

/** Settings of light-beams. */
export const lightBeamsSettings = z.looseObject({
  intensity: z
    .number()
    .min(0)
    .max(2)
    .default(0.5)
    .describe("How much light the beams add: 0 changes nothing, 2 floods."),
  threshold: z
    .number()
    .min(0)
    .max(1)
    .default(0.55)
    .describe("How bright a place must be to send out a beam: 0 everything, 1 only white."),
  length: z
    .number()
    .min(0)
    .max(1)
    .default(0.6)
    .describe("How far beams reach, away from the source: 0 not at all, 1 across the poster."),
  x: z
    .number()
    .min(-3)
    .max(3)
    .default(0)
    .describe(
      "Where the beams come from: 0 is the middle, 1 the right edge; beyond is outside of the poster.",
    ),
  y: z
    .number()
    .min(-3)
    .max(3)
    .default(-0.8)
    .describe(
      "Where the beams come from: 0 is the middle, 1 the bottom edge; beyond is outside of the poster.",
    ),
  color: hexColor.default("#ffffff").describe("Colour that the beams are filtered with; white keeps theirs."),
  unevenness: z
    .number()
    .min(0)
    .max(1)
    .default(0.3)
    .describe("How much single rays stand out, as in dusty air: 0 even, 1 strongly."),
  speed: z.number().min(0).max(5).default(0.5).describe("How fast uneven rays drift; 0 stands still."),
});

export default definePostProcess({
  id: "light-beams",
  name: "Light beams",
  description:
    "Beams of light that fan out from the bright places, away from a point. Use for sun through leaves, stage light and projectors.",
  category: "light",
  schema: lightBeamsSettings,
  neutral: { intensity: 0 },
  presets: [
    {
      id: "sun-from-above",
      name: "Sun from above",
      settings: { intensity: 0.55, y: -1.3, length: 0.7, color: "#ffe2b0" },
    },
    { id: "halo", name: "Halo", settings: { intensity: 0.7, x: 0, y: 0, length: 0.45, unevenness: 0.15 } },
    {
      id: "stage",
      name: "Stage",
      settings: {
        intensity: 0.9,
        threshold: 0.45,
        x: 0.4,
        y: -0.9,
        length: 0.85,
        unevenness: 0.7,
        color: "#b9c8ff",
      },
    },
  ],
  animated: ({ intensity, unevenness, speed }) => intensity > 0 && unevenness > 0 && speed > 0,
});
