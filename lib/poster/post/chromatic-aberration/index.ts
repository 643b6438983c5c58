import { z } from "zod";
import { definePostProcess } from "../../draw/define-post-process";

/** Settings of chromatic aberration. */
export const chromaticAberrationSettings = z.looseObject({
  intensity: z
    .number()
    .min(0)
    .max(1)
    .default(0.3)
    .describe("Separation of the colours at the corner: 0 changes nothing, 1 is 24 px."),
  falloff: z
    .number()
    .min(0)
    .max(4)
    .default(1.5)
    .describe("How far the centre stays sharp: 0 separates everywhere alike, 4 only at the edge."),
});

export default definePostProcess({
  id: "chromatic-aberration",
  name: "Chromatic aberration",
  description:
    "Pulls red and blue apart towards the edges, as a cheap lens does. Use sparingly over photographs and neon.",
  category: "distort",
  schema: chromaticAberrationSettings,
  neutral: { intensity: 0 },
  presets: [
    { id: "lens", name: "Lens", settings: { intensity: 0.15, falloff: 2 } },
    { id: "toy-camera", name: "Toy camera", settings: { intensity: 0.4, falloff: 1.5 } },
    { id: "misprint", name: "Misprint", settings: { intensity: 0.3, falloff: 0 } },
  ],
  animated: false,
});
