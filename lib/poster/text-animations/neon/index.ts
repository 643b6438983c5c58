import { z } from "zod";
import { defineTextAnimation } from "../define-text-animation";

/** Parameters beside the common ones. */
export const parameters = {
  flicker: z
    .number()
    .min(0)
    .max(1)
    .default(0.3)
    .describe("How often a letter goes dim: 0 never, 1 nearly always."),
  glow: z.number().min(0).max(1).default(0.8).describe("How far the light reaches: 0 no glow, 1 a wide one."),
};

export default defineTextAnimation({
  id: "neon",
  name: "Neon",
  description: "Letters glow like neon tubes and flicker now and then. Use bright colours on a dark ground.",
  parameters,
  presets: [
    { id: "sign", name: "Sign", settings: { flicker: 0.1, glow: 0.9 } },
    { id: "faulty", name: "Faulty tube", settings: { flicker: 0.6, amplitude: 80, staggerMode: "random" } },
    { id: "hum", name: "Hum", settings: { flicker: 0, glow: 0.7, amplitude: 40 } },
  ],
});
