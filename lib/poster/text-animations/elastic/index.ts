import { z } from "zod";
import { defineTextAnimation } from "../define-text-animation";

/** Parameters beside the common ones. */
export const parameters = {
  oscillations: z.number().min(1).max(12).default(4).describe("Swings after letting go."),
  damping: z
    .number()
    .min(0.1)
    .max(1)
    .default(0.5)
    .describe("How soon the swings die away: 1 at once, 0.1 late."),
};

export default defineTextAnimation({
  id: "elastic",
  name: "Elastic",
  description: "Letters are drawn out like a rubber band, let go, and swing until they are still.",
  parameters,
  presets: [
    { id: "snap", name: "Snap", settings: { amplitude: 60, oscillations: 3, damping: 0.8 } },
    { id: "jelly", name: "Jelly", settings: { amplitude: 45, oscillations: 7, damping: 0.3 } },
    { id: "sling", name: "Sling", settings: { amplitude: 90, staggerMode: "center-out", staggerDelay: 80 } },
  ],
});
