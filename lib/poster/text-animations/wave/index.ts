import { z } from "zod";
import { defineTextAnimation } from "../define-text-animation";
import { parameterUnits } from "../parameter-units";

/** Parameters beside the common ones. */
export const parameters = {
  frequency: z
    .number()
    .min(0.01)
    .max(20)
    .default(1)
    .describe("Swings per second at speed 1.")
    .register(parameterUnits, { unit: "Hz" }),
  axis: z
    .enum(["vertical", "horizontal", "both"])
    .default("vertical")
    .describe("vertical: up and down; horizontal: to and fro; both: on a slant."),
};

export default defineTextAnimation({
  id: "wave",
  name: "Wave",
  description: "Letters ride a sine wave that runs through the text. Use for calm, playful titles.",
  parameters,
  presets: [
    { id: "calm", name: "Calm", settings: { amplitude: 25, frequency: 0.5, staggerDelay: 180 } },
    { id: "swell", name: "Swell", settings: { amplitude: 70, frequency: 0.8, staggerDelay: 120 } },
    { id: "ripple", name: "Ripple", settings: { amplitude: 35, frequency: 1.5, staggerMode: "center-out" } },
  ],
});
