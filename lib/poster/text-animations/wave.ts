import { z } from "zod";
import { defineTextAnimation } from "./define-text-animation";
import { parameterUnits } from "./parameter-units";
import { endless } from "./timing";
import { REST } from "./unit-motion";

export default defineTextAnimation({
  id: "wave",
  name: "Wave",
  description: "Letters ride a sine wave that runs through the text. Use for calm, playful titles.",
  parameters: {
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
  },
  presets: [
    { id: "calm", name: "Calm", settings: { amplitude: 25, frequency: 0.5, staggerDelay: 180 } },
    { id: "swell", name: "Swell", settings: { amplitude: 70, frequency: 0.8, staggerDelay: 120 } },
    { id: "ripple", name: "Ripple", settings: { amplitude: 35, frequency: 1.5, staggerMode: "center-out" } },
  ],
  motion: (unit, parameters) => {
    const { seconds, strength } = endless(unit, parameters);
    const offset = 0.5 * strength * Math.sin(2 * Math.PI * parameters.frequency * seconds);
    return {
      ...REST,
      dxEm: parameters.axis === "vertical" ? 0 : offset * 0.6,
      dyEm: parameters.axis === "horizontal" ? 0 : -offset,
    };
  },
});
