import { z } from "zod";
import { defineTextAnimation } from "../define-text-animation";
import { parameterUnits } from "../parameter-units";

/** Parameters beside the common ones. */
export const parameters = {
  radius: z
    .number()
    .min(0)
    .max(2)
    .default(0.25)
    .describe("Radius of the circle at amplitude 50, as a fraction of the font size.")
    .register(parameterUnits, { unit: "em" }),
  direction: z
    .enum(["clockwise", "counterclockwise"])
    .default("clockwise")
    .describe("Which way round the letters go."),
};

export default defineTextAnimation({
  id: "orbit",
  name: "Orbit",
  description: "Letters circle about their own places, each a little behind the one before.",
  parameters,
  presets: [
    { id: "drift", name: "Drift", settings: { radius: 0.1, speed: 0.6 } },
    { id: "carousel", name: "Carousel", settings: { radius: 0.3, staggerDelay: 100 } },
    { id: "swarm", name: "Swarm", settings: { radius: 0.2, speed: 1.6, staggerMode: "random" } },
  ],
});
