import { z } from "zod";
import { definePostProcess } from "../../draw/define-post-process";

/** Settings of rgb-glitch. */
export const rgbGlitchSettings = z.looseObject({
  intensity: z
    .number()
    .min(0)
    .max(1)
    .default(0.4)
    .describe("How much of the picture is disturbed: 0 changes nothing, 1 tears nearly every band."),
  shift: z
    .number()
    .min(0)
    .max(200)
    .default(16)
    .describe("How far red and blue are moved apart where it is torn, in px; elsewhere a fifth of that."),
  angle: z
    .number()
    .min(-360)
    .max(360)
    .default(0)
    .describe("Degrees clockwise that red is moved in; blue goes the other way."),
  bandHeight: z.number().min(2).max(400).default(36).describe("Height of a torn band, in px."),
  slip: z
    .number()
    .min(0)
    .max(200)
    .default(18)
    .describe("How far torn bands are moved sideways as a whole, in px."),
  rate: z.number().min(0).max(30).default(8).describe("New disturbances each second; 0 stands still."),
});

export default definePostProcess({
  id: "rgb-glitch",
  name: "RGB glitch",
  description:
    "Red, green and blue fall out of step in bands that jump. Use over any effect for a broken signal; for a poster torn to pieces use the effect glitch-chromatic.",
  category: "distort",
  schema: rgbGlitchSettings,
  neutral: { intensity: 0 },
  presets: [
    { id: "twitch", name: "Twitch", settings: { intensity: 0.35, shift: 12, bandHeight: 44, slip: 10 } },
    {
      id: "broken-signal",
      name: "Broken signal",
      settings: { intensity: 0.75, shift: 30, bandHeight: 20, slip: 48, rate: 12 },
    },
    {
      id: "ghost",
      name: "Ghost",
      settings: { intensity: 0.2, shift: 44, angle: 24, bandHeight: 260, slip: 0, rate: 2 },
    },
  ],
  animated: ({ intensity, rate }) => intensity > 0 && rate > 0,
});
