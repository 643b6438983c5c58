import { z } from "zod";
import { definePostProcess } from "../../draw/define-post-process";

/** Settings of bloom. */
export const bloomSettings = z.looseObject({
  intensity: z
    .number()
    .min(0)
    .max(2)
    .default(0.5)
    .describe("How much light is added: 0 changes nothing, 2 floods."),
  threshold: z
    .number()
    .min(0)
    .max(1)
    .default(0.6)
    .describe("How bright a place must be to glow: 0 everything, 1 only white."),
  radius: z.number().min(1).max(200).default(32).describe("How far light spreads, in px."),
});

export default definePostProcess({
  id: "bloom",
  name: "Bloom",
  description:
    "Bright places spill light over their surroundings. Use for neon, night scenes and a dreamy softness.",
  category: "light",
  schema: bloomSettings,
  neutral: { intensity: 0 },
  presets: [
    { id: "soft", name: "Soft", settings: { intensity: 0.35, threshold: 0.55, radius: 48 } },
    { id: "neon", name: "Neon", settings: { intensity: 1.1, threshold: 0.45, radius: 28 } },
    { id: "halation", name: "Halation", settings: { intensity: 0.6, threshold: 0.75, radius: 14 } },
  ],
  animated: false,
});
