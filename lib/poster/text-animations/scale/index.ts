import { z } from "zod";
import { defineTextAnimation } from "../define-text-animation";
import { parameterUnits } from "../parameter-units";

/** Parameters beside the common ones. */
export const parameters = {
  frequency: z
    .number()
    .min(0.01)
    .max(20)
    .default(0.6)
    .describe("Breaths per second at speed 1.")
    .register(parameterUnits, { unit: "Hz" }),
};

export default defineTextAnimation({
  id: "scale",
  name: "Scale",
  description: "Letters breathe: they grow and shrink in turn, like a pulse through the text.",
  parameters,
  presets: [
    { id: "breath", name: "Breath", settings: { amplitude: 20, frequency: 0.3, staggerDelay: 0 } },
    { id: "pulse", name: "Pulse", settings: { amplitude: 45, frequency: 1.2, staggerDelay: 60 } },
    {
      id: "ripple",
      name: "Ripple",
      settings: { amplitude: 60, staggerMode: "center-out", staggerDelay: 120 },
    },
  ],
});
