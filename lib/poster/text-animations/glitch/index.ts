import { z } from "zod";
import { defineTextAnimation } from "../define-text-animation";
import { parameterUnits } from "../parameter-units";

/** Parameters beside the common ones. */
export const parameters = {
  intensity: z.number().min(0).max(1).default(0.5).describe("How often it strikes: 0 never, 1 all the time."),
  colorSplit: z
    .number()
    .min(0)
    .max(1)
    .default(0.3)
    .describe("How far red and cyan part at amplitude 100, as a fraction of the font size.")
    .register(parameterUnits, { unit: "em" }),
};

export default defineTextAnimation({
  id: "glitch",
  name: "Glitch",
  description: "Bursts of digital error: letters jump aside and split into colours, then stand clean again.",
  parameters,
  presets: [
    { id: "flicker", name: "Flicker", settings: { amplitude: 25, intensity: 0.25 } },
    { id: "signal-loss", name: "Signal loss", settings: { amplitude: 70, intensity: 0.6, colorSplit: 0.4 } },
    { id: "chromatic", name: "Chromatic", settings: { amplitude: 40, intensity: 0.9, colorSplit: 0.2 } },
  ],
});
