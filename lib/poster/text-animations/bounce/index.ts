import { z } from "zod";
import { defineTextAnimation } from "../define-text-animation";

/** Parameters beside the common ones. */
export const parameters = {
  bounces: z.int().min(1).max(8).default(3).describe("Hops in one round, each lower than the one before."),
};

export default defineTextAnimation({
  id: "bounce",
  name: "Bounce",
  description: "Letters hop from the baseline and come down in ever smaller bounces.",
  parameters,
  presets: [
    { id: "hop", name: "Hop", settings: { amplitude: 35, bounces: 1, staggerDelay: 90 } },
    { id: "ball", name: "Ball", settings: { amplitude: 60, bounces: 4 } },
    {
      id: "popcorn",
      name: "Popcorn",
      settings: { amplitude: 80, bounces: 2, staggerMode: "random", speed: 1.4 },
    },
  ],
});
