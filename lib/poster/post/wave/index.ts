import { z } from "zod";
import { definePostProcess } from "../../draw/define-post-process";
import { WAVE_KINDS } from "./kinds";

/** Settings of wave. */
export const waveSettings = z.looseObject({
  amplitude: z
    .number()
    .min(0)
    .max(200)
    .default(10)
    .describe("How far the picture is moved at most, in px; 0 changes nothing."),
  wavelength: z.number().min(8).max(2000).default(160).describe("px from one crest to the next."),
  angle: z
    .number()
    .min(-360)
    .max(360)
    .default(90)
    .describe("Degrees clockwise that straight waves run in: 0 to the right, 90 downward."),
  speed: z
    .number()
    .min(0)
    .max(5)
    .default(0.25)
    .describe("Waves that pass each second; 0 stands still. The picture repeats itself after each."),
  kind: z
    .enum(WAVE_KINDS)
    .default("straight")
    .describe(
      "straight: crests in parallel, as in a flag; ripple: rings from the middle; liquid: waves that cross, as under water.",
    ),
  shading: z
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe("Light and shadow on the slopes: 0 leaves the tone alone, 1 looks like folded cloth."),
});

export default definePostProcess({
  id: "wave",
  name: "Wave",
  description:
    "Bends the picture in waves that travel through it: cloth, rings on water, hot air. Small amplitudes keep type legible.",
  category: "distort",
  schema: waveSettings,
  neutral: { amplitude: 0 },
  presets: [
    {
      id: "flag",
      name: "Flag",
      settings: { amplitude: 14, wavelength: 300, angle: 20, shading: 0.6, speed: 0.4 },
    },
    {
      id: "ripple",
      name: "Ripple",
      settings: { kind: "ripple", amplitude: 9, wavelength: 80, shading: 0.25 },
    },
    { id: "heat", name: "Hot air", settings: { kind: "liquid", amplitude: 3, wavelength: 46, speed: 0.8 } },
    { id: "pool", name: "Pool", settings: { kind: "liquid", amplitude: 12, wavelength: 190, shading: 0.2 } },
  ],
  animated: ({ amplitude, speed }) => amplitude > 0 && speed > 0,
});
