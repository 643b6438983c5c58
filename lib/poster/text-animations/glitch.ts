import { z } from "zod";
import { defineTextAnimation } from "./define-text-animation";
import { parameterUnits } from "./parameter-units";
import { chance, endless } from "./timing";
import { REST } from "./unit-motion";

/** Changes per second at speed 1. */
const STEPS_PER_SECOND = 12;

export default defineTextAnimation({
  id: "glitch",
  name: "Glitch",
  description: "Bursts of digital error: letters jump aside and split into colours, then stand clean again.",
  parameters: {
    intensity: z
      .number()
      .min(0)
      .max(1)
      .default(0.5)
      .describe("How often it strikes: 0 never, 1 all the time."),
    colorSplit: z
      .number()
      .min(0)
      .max(1)
      .default(0.3)
      .describe("How far red and cyan part at amplitude 100, as a fraction of the font size.")
      .register(parameterUnits, { unit: "em" }),
  },
  presets: [
    { id: "flicker", name: "Flicker", settings: { amplitude: 25, intensity: 0.25 } },
    { id: "signal-loss", name: "Signal loss", settings: { amplitude: 70, intensity: 0.6, colorSplit: 0.4 } },
    { id: "chromatic", name: "Chromatic", settings: { amplitude: 40, intensity: 0.9, colorSplit: 0.2 } },
  ],
  motion: (unit, parameters) => {
    const { seconds, strength } = endless(unit, parameters);
    const { seed, index } = unit;
    // Strikes come together over the whole text, and in each only some letters are hit.
    const step = Math.floor(unit.timeSeconds * parameters.speed * STEPS_PER_SECOND);
    const strikes = step > 0 && chance(seed, Math.floor(step / 3), 5) < parameters.intensity;
    const isHit = chance(seed, step, index, 7) < 0.25 + parameters.intensity * 0.5;
    if (seconds < 0 || !strikes || !isHit || strength === 0) return REST;
    return {
      ...REST,
      dxEm: 0.5 * strength * (chance(seed, step, index, 1) * 2 - 1),
      dyEm: 0.16 * strength * (chance(seed, step, index, 2) * 2 - 1),
      opacity: 1 - 0.4 * strength * chance(seed, step, index, 3),
      splitEm: parameters.colorSplit * strength * (0.4 + 0.6 * chance(seed, step, index, 4)),
    };
  },
});
