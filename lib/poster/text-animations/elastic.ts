import { z } from "zod";
import { defineTextAnimation } from "./define-text-animation";
import { round, smooth } from "./timing";
import { REST } from "./unit-motion";

/** Part of a round in which the letter is pulled; then it snaps. */
const PULL = 0.3;

export default defineTextAnimation({
  id: "elastic",
  name: "Elastic",
  description: "Letters are drawn out like a rubber band, let go, and swing until they are still.",
  parameters: {
    oscillations: z.number().min(1).max(12).default(4).describe("Swings after letting go."),
    damping: z
      .number()
      .min(0.1)
      .max(1)
      .default(0.5)
      .describe("How soon the swings die away: 1 at once, 0.1 late."),
  },
  presets: [
    { id: "snap", name: "Snap", settings: { amplitude: 60, oscillations: 3, damping: 0.8 } },
    { id: "jelly", name: "Jelly", settings: { amplitude: 45, oscillations: 7, damping: 0.3 } },
    { id: "sling", name: "Sling", settings: { amplitude: 90, staggerMode: "center-out", staggerDelay: 80 } },
  ],
  motion: (unit, parameters) => {
    const at = round(unit, parameters, 2.8);
    if (at === null) return REST;
    const since = (at - PULL) / (1 - PULL);
    // The tail is faded out, so that a round ends exactly at rest.
    const swing =
      Math.exp(-10 * parameters.damping * since) *
      Math.cos(2 * Math.PI * parameters.oscillations * since) *
      smooth((1 - since) * 4);
    const pull = (at < PULL ? smooth(at / PULL) : swing) * (parameters.amplitude / 100);
    return { ...REST, dyEm: 0.7 * pull, scale: 2 ** (-0.35 * pull) };
  },
});
