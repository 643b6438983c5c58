import { z } from "zod";
import { defineTextAnimation } from "../define-text-animation";
import { parameterUnits } from "../parameter-units";

/** Parameters beside the common ones. */
export const parameters = {
  radius: z
    .number()
    .min(0)
    .max(2)
    .default(0.4)
    .describe("Widest radius at amplitude 50, as a fraction of the font size.")
    .register(parameterUnits, { unit: "em" }),
  turns: z.number().min(0.25).max(6).default(2).describe("Turns on the way out and back together."),
};

export default defineTextAnimation({
  id: "spiral",
  name: "Spiral",
  description:
    "Letters wind outwards and grow, then wind back to their places: an orbit with a change of size.",
  parameters,
  presets: [
    { id: "unfurl", name: "Unfurl", settings: { radius: 0.3, turns: 1 } },
    { id: "whirl", name: "Whirl", settings: { radius: 0.6, turns: 3, staggerDelay: 80 } },
    {
      id: "galaxy",
      name: "Galaxy",
      settings: { radius: 0.9, turns: 2, staggerMode: "center-out", speed: 0.6 },
    },
  ],
});
