import { z } from "zod";
import { defineTextAnimation } from "../define-text-animation";

/** Parameters beside the common ones. */
export const parameters = {
  turning: z
    .enum(["swing", "spin"])
    .default("swing")
    .describe(
      "swing: to and fro, up to 90° at amplitude 100; spin: whole turns with a rest between, whatever the amplitude.",
    ),
};

export default defineTextAnimation({
  id: "rotate",
  name: "Rotate",
  description: "Each letter turns about its own centre: a swing, or whole turns one after another.",
  parameters,
  presets: [
    { id: "sway", name: "Sway", settings: { amplitude: 15, speed: 0.7 } },
    { id: "pendulum", name: "Pendulum", settings: { amplitude: 45, staggerDelay: 80 } },
    { id: "pinwheel", name: "Pinwheel", settings: { turning: "spin", staggerDelay: 120 } },
  ],
});
