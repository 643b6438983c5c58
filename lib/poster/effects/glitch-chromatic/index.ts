import { z } from "zod";
import { defineEffect } from "../../draw/define-effect";

/** Settings of the chromatic glitch, under `effect.glitchChromatic`. */
export const glitchChromaticSettings = z.looseObject({
  intensity: z
    .number()
    .min(0)
    .max(1)
    .default(0.5)
    .describe("How far and how often things slip: 0 never, 1 hard."),
  split: z.number().min(0).max(60).default(10).describe("Distance between red and blue at a slip, in px."),
  blockHeight: z.number().min(2).max(200).default(28).describe("Typical height of a slipping block, in px."),
  rate: z.number().min(0).max(30).default(8).describe("New slips a second; 0 stands still."),
});

export default defineEffect({
  id: "glitch-chromatic",
  name: "Chromatic glitch",
  description:
    "Blocks of lines slip sideways and their colours come apart, anew a few times a second. Use for music, technology and unrest.",
  category: "glitch",
  settingsType: "glitchChromatic",
  schema: glitchChromaticSettings,
  presets: [
    { id: "subtle", name: "Subtle", settings: { intensity: 0.25, split: 5, rate: 4 } },
    { id: "broken-signal", name: "Broken signal", settings: { intensity: 0.65, split: 14, blockHeight: 36 } },
    { id: "shredded", name: "Shredded", settings: { intensity: 1, split: 22, blockHeight: 10, rate: 12 } },
    { id: "still", name: "Still", settings: { intensity: 0.5, split: 12, rate: 0 } },
  ],
  animated: true,
});
