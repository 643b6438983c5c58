import { z } from "zod";
import { defineTextAnimation } from "./define-text-animation";
import { chance, endless, wobble } from "./timing";
import { REST } from "./unit-motion";

/** Changes per second at speed 1, as of a tube that does not quite catch. */
const STEPS_PER_SECOND = 14;

export default defineTextAnimation({
  id: "neon",
  name: "Neon",
  description: "Letters glow like neon tubes and flicker now and then. Use bright colours on a dark ground.",
  parameters: {
    flicker: z
      .number()
      .min(0)
      .max(1)
      .default(0.3)
      .describe("How often a letter goes dim: 0 never, 1 nearly always."),
    glow: z
      .number()
      .min(0)
      .max(1)
      .default(0.8)
      .describe("How far the light reaches: 0 no glow, 1 a wide one."),
  },
  presets: [
    { id: "sign", name: "Sign", settings: { flicker: 0.1, glow: 0.9 } },
    { id: "faulty", name: "Faulty tube", settings: { flicker: 0.6, amplitude: 80, staggerMode: "random" } },
    { id: "hum", name: "Hum", settings: { flicker: 0, glow: 0.7, amplitude: 40 } },
  ],
  motion: (unit, parameters) => {
    const { seconds, strength } = endless(unit, parameters);
    const { seed, index } = unit;
    const hum = 1 - 0.15 * strength * (0.5 + 0.5 * wobble(seconds * 5, seed, index, 1));
    const step = Math.floor(seconds * STEPS_PER_SECOND);
    const isTroubled = chance(seed, index, Math.floor(step / 6), 2) < parameters.flicker;
    const isDim = unit.timeSeconds > 0 && seconds > 0 && isTroubled && chance(seed, index, step, 3) < 0.5;
    const light = (isDim ? 1 - 0.85 * strength : 1) * hum;
    return { ...REST, opacity: light, glow: parameters.amplitude === 0 ? 0 : parameters.glow * light };
  },
});
