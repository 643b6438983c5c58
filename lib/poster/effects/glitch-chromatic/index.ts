import { z } from "zod";
import { defineEffect } from "../../draw/define-effect";

/** Settings of the chromatic glitch, under `effect.glitch`. */
export const glitchChromaticSettings = z.looseObject({
  intensity: z
    .number()
    .min(0)
    .max(1)
    .default(0.5)
    .describe("How broken the picture is: 0 changes nothing, 1 tears most of it."),
  separation: z
    .number()
    .min(0)
    .max(60)
    .default(14)
    .describe("How far red and blue move apart, in px; 0 keeps the colours together."),
  blockSize: z
    .number()
    .min(4)
    .max(200)
    .default(36)
    .describe("Height of the bands that shift, in px: small tears finely, large moves slabs."),
  shift: z
    .number()
    .min(0)
    .max(300)
    .default(60)
    .describe("How far a band is moved sideways at most, in px."),
  speed: z
    .number()
    .min(0)
    .max(5)
    .default(1)
    .describe("Changes: 1 is eight new faults a second, 0 a still picture."),
});

export default defineEffect({
  id: "glitch-chromatic",
  name: "Chromatic glitch",
  description:
    "Tears the picture into bands that slip sideways while red and blue part, as a disturbed video signal does. Use for music, technology and unrest; keep small type away from strong settings.",
  category: "glitch",
  settingsType: "glitch",
  schema: glitchChromaticSettings,
  presets: [
    { id: "signal", name: "Weak signal", settings: { intensity: 0.35, separation: 10 } },
    { id: "torn", name: "Torn", settings: { intensity: 0.75, separation: 22, shift: 120, blockSize: 54 } },
    { id: "anaglyph", name: "Anaglyph", settings: { intensity: 0.1, separation: 18, shift: 0, speed: 0 } },
    { id: "collapse", name: "Collapse", settings: { intensity: 1, separation: 36, shift: 240, blockSize: 18, speed: 2 } },
  ],
  animated: true,
  load: async () => (await import("./draw")).drawGlitchChromatic,
});
