import { z } from "zod";
import { defineTextAnimation } from "../define-text-animation";

/** Parameters beside the common ones. */
export const parameters = {
  direction: z.enum(["down", "up"]).default("down").describe("Which way the letters fall."),
  tilt: z
    .number()
    .min(0)
    .max(1)
    .default(0.3)
    .describe("How much they turn as they fall: 0 not at all, 1 up to 90°."),
};

export default defineTextAnimation({
  id: "cascade",
  name: "Cascade",
  description:
    "Letters fall out of the line one after another, and new ones fall into their places from above.",
  parameters,
  presets: [
    { id: "rain", name: "Rain", settings: { amplitude: 60, staggerMode: "random", tilt: 0 } },
    { id: "waterfall", name: "Waterfall", settings: { amplitude: 80, staggerDelay: 60, tilt: 0.2 } },
    { id: "rise", name: "Rise", settings: { direction: "up", amplitude: 40, tilt: 0 } },
  ],
});
