import { z } from "zod";
import { defineTextAnimation } from "./define-text-animation";
import { parameterUnits } from "./parameter-units";
import { endless } from "./timing";
import { REST } from "./unit-motion";

export default defineTextAnimation({
  id: "scale",
  name: "Scale",
  description: "Letters breathe: they grow and shrink in turn, like a pulse through the text.",
  parameters: {
    frequency: z
      .number()
      .min(0.01)
      .max(20)
      .default(0.6)
      .describe("Breaths per second at speed 1.")
      .register(parameterUnits, { unit: "Hz" }),
  },
  presets: [
    { id: "breath", name: "Breath", settings: { amplitude: 20, frequency: 0.3, staggerDelay: 0 } },
    { id: "pulse", name: "Pulse", settings: { amplitude: 45, frequency: 1.2, staggerDelay: 60 } },
    {
      id: "ripple",
      name: "Ripple",
      settings: { amplitude: 60, staggerMode: "center-out", staggerDelay: 120 },
    },
  ],
  motion: (unit, parameters) => {
    const { seconds, strength } = endless(unit, parameters);
    const breath = Math.sin(2 * Math.PI * parameters.frequency * seconds);
    // Growing and shrinking by the same factor looks even; by the same amount it would not.
    return { ...REST, scale: 2 ** (0.8 * strength * breath) };
  },
});
