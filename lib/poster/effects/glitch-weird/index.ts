import { z } from "zod";
import { defineEffect } from "../../draw/define-effect";
import { seedField } from "../families/glitch/settings";
import { MELT_DIRECTIONS, MELT_SOURCES, type MeltDirection } from "./directions";

const directions = Object.keys(MELT_DIRECTIONS) as [MeltDirection, ...MeltDirection[]];

/** Settings of the melting picture, under `effect.glitchWeird`. */
export const glitchWeirdSettings = z.looseObject({
  length: z
    .number()
    .min(0)
    .max(400)
    .default(200)
    .describe("How far the longest streaks run, in px; 0 leaves the picture as it is."),
  direction: z.enum(directions).default("down").describe("Where the picture runs to."),
  source: z
    .enum(MELT_SOURCES)
    .default("contrast")
    .describe(
      "What runs: contrast whatever stands out from its surroundings, else lights, darks or strong colour.",
    ),
  threshold: z
    .number()
    .min(0)
    .max(1)
    .default(0.12)
    .describe("How far a place must stand out to run: 0 everything does, 1 only the strongest."),
  grain: z
    .number()
    .min(1)
    .max(60)
    .default(3)
    .describe("Width of a streak, in px: 1 sorted pixels, 60 broad slats."),
  gaps: z
    .number()
    .min(0)
    .max(1)
    .default(0.5)
    .describe("How much of the picture stands still: 0 all of it runs, 1 hardly any."),
  prism: z
    .number()
    .min(0)
    .max(120)
    .default(24)
    .describe("How much further red runs than blue, in px: colours at the ends of streaks."),
  speed: z.number().min(0).max(4).default(0.4).describe("Swells a second of the streaks; 0 stands still."),
  seed: seedField,
});

export default defineEffect({
  id: "glitch-weird",
  name: "Melt",
  description:
    "Lets the picture run: what stands out streaks away in sorted columns that part into colours at their ends, as pixel sorting and slit scans do. Use for record sleeves, fashion, dreams and decay.",
  category: "glitch",
  settingsType: "glitchWeird",
  schema: glitchWeirdSettings,
  presets: [
    { id: "melt", name: "Melt", settings: {} },
    {
      id: "sorted",
      name: "Pixel sort",
      settings: {
        direction: "right",
        source: "lights",
        length: 260,
        grain: 1,
        threshold: 0.45,
        gaps: 0.5,
        prism: 0,
      },
    },
    {
      id: "flames",
      name: "Flames",
      settings: { direction: "up", grain: 26, length: 320, gaps: 0.3, prism: 70, threshold: 0.1 },
    },
    {
      id: "ghosts",
      name: "Ghosts",
      settings: {
        direction: "left",
        source: "color",
        length: 400,
        grain: 6,
        prism: 110,
        gaps: 0.2,
        threshold: 0.12,
      },
    },
  ],
  animated: ({ length, speed }) => length > 0 && speed > 0,
});
