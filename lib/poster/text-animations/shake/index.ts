import { z } from "zod";
import { defineTextAnimation } from "../define-text-animation";
import { parameterUnits } from "../parameter-units";

/** Parameters beside the common ones. */
export const parameters = {
  frequency: z
    .number()
    .min(0.1)
    .max(60)
    .default(12)
    .describe("Changes of direction per second at speed 1.")
    .register(parameterUnits, { unit: "Hz" }),
  turn: z
    .number()
    .min(0)
    .max(1)
    .default(0.5)
    .describe("How much the letters also turn: 0 not at all, 1 up to 30°."),
};

export default defineTextAnimation({
  id: "shake",
  name: "Shake",
  description: "Letters tremble at random, each on its own. Use for tension, noise, cold.",
  parameters,
  presets: [
    { id: "nervous", name: "Nervous", settings: { amplitude: 20, frequency: 16 } },
    { id: "rumble", name: "Rumble", settings: { amplitude: 60, frequency: 10, turn: 0.2 } },
    { id: "hand-drawn", name: "Hand drawn", settings: { amplitude: 15, frequency: 4, turn: 0.8 } },
  ],
});
