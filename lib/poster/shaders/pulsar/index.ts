import { z } from "zod";
import { hexColor } from "../../schema/values";
import { defineShader } from "../define-shader";
import { loopOf } from "../loop";
import { PULSAR_LOOP_SECONDS, PULSAR_TURNS, PULSAR_VIEWS } from "./limits";

/** Settings of pulsar. */
export const pulsarSettings = z.looseObject({
  view: z
    .enum(PULSAR_VIEWS)
    .default("star")
    .describe("star: the star with its sweeping beams; signal: its pulses as lines, one below the other."),
  color: hexColor.default("#9fd8ff").describe("Colour of the beams, or of the lines."),
  accentColor: hexColor
    .default("#7a4dff")
    .describe("Colour of the field and the waves around the star, or of the highest peaks."),
  backgroundColor: hexColor.default("#04060f").describe("Colour of space, or of the paper."),
  size: z
    .number()
    .min(20)
    .max(1200)
    .default(230)
    .describe("px that the field around the star reaches; half the width of the signal."),
  tilt: z
    .number()
    .min(0)
    .max(90)
    .default(38)
    .describe("Degrees between the beams and the axis that the star turns about; only in the view star."),
  roll: z
    .number()
    .min(-360)
    .max(360)
    .default(20)
    .describe("Degrees clockwise that the axis is turned; only in the view star."),
  waves: z
    .number()
    .min(0)
    .max(1)
    .default(0.6)
    .describe("Waves that run outward from the star; only in the view star."),
  stars: z
    .number()
    .min(0)
    .max(1)
    .default(0.5)
    .describe("Stars behind it: 0 none, 1 many; only in the view star."),
  lines: z.number().int().min(8).max(160).default(64).describe("Number of lines; only in the view signal."),
  lineWidth: z
    .number()
    .min(0.25)
    .max(8)
    .default(1.4)
    .describe("Thickness of a line, in px; only in the view signal."),
  peak: z
    .number()
    .min(0)
    .max(1)
    .default(0.7)
    .describe("Height of the peaks: 0 flat, 1 nine lines high; only in the view signal."),
  glow: z.number().min(0).max(2).default(0.7).describe("Light around what is bright: 0 none, 2 a haze."),
  speed: z
    .number()
    .min(0)
    .max(5)
    .default(0.5)
    .describe(`How fast it turns: ${PULSAR_TURNS} turns in 12 s at 1; 0 stands still.`),
});

export default defineShader({
  id: "pulsar",
  name: "Pulsar",
  description: `A neutron star that sweeps its beams through space like a lighthouse, or the signal that arrives from it, drawn as a mountain range of lines. Use for music, science and night. Repeats itself after ${PULSAR_LOOP_SECONDS} s at speed 1.`,
  category: "space",
  schema: pulsarSettings,
  loopSeconds: loopOf(PULSAR_LOOP_SECONDS),
  presets: [
    { id: "lighthouse", name: "Lighthouse", settings: {} },
    {
      id: "magnetar",
      name: "Magnetar",
      settings: {
        color: "#ffd9c2",
        accentColor: "#ff2e63",
        backgroundColor: "#0a0308",
        size: 300,
        tilt: 62,
        roll: -35,
        waves: 1,
        glow: 1.2,
        speed: 0.8,
      },
    },
    {
      id: "signal",
      name: "Signal",
      settings: {
        view: "signal",
        color: "#f4f4f0",
        accentColor: "#ffffff",
        backgroundColor: "#050505",
        size: 190,
        glow: 0,
      },
    },
    {
      id: "neon-signal",
      name: "Neon signal",
      settings: {
        view: "signal",
        color: "#3de0ff",
        accentColor: "#ff4fd8",
        backgroundColor: "#0b0620",
        size: 250,
        lines: 44,
        lineWidth: 2,
        peak: 1,
        glow: 1.2,
      },
    },
    {
      id: "print",
      name: "Print",
      settings: {
        view: "signal",
        color: "#1d2a44",
        accentColor: "#d1432f",
        backgroundColor: "#efe7d6",
        size: 210,
        lines: 52,
        lineWidth: 1.8,
        peak: 0.9,
        glow: 0,
        speed: 0.25,
      },
    },
  ],
});
