import { z } from "zod";
import { hexColor } from "../../schema/values";
import { defineShader } from "../define-shader";
import { loopOf } from "../loop";
import { DOT_LOOP_SECONDS } from "./limits";

/** Settings of dotGrid. */
export const dotGridSettings = z.looseObject({
  backgroundColor: hexColor.default("#0f1014").describe("Colour between the dots."),
  dotColor: hexColor.default("#5a6075").describe("Colour of the small dots."),
  accentColor: hexColor.default("#f4f4f8").describe("Colour that dots take as the wave makes them grow."),
  spacing: z.number().min(4).max(200).default(24).describe("px from dot to dot."),
  dotSize: z
    .number()
    .min(0)
    .max(1)
    .default(0.25)
    .describe("Diameter of a resting dot as a fraction of the spacing; 1 touches its neighbours."),
  wave: z
    .number()
    .min(0)
    .max(1)
    .default(0.6)
    .describe("How much the wave makes dots grow: 0 stands still, 1 until they touch."),
  wavelength: z
    .number()
    .min(20)
    .max(2000)
    .default(360)
    .describe("px from one crest of the wave to the next."),
  angle: z
    .number()
    .min(-360)
    .max(360)
    .default(35)
    .describe("Degrees clockwise that the wave runs in; 0 is to the right."),
  irregularity: z
    .number()
    .min(0)
    .max(1)
    .default(0.4)
    .describe("How uneven the wave is: 0 straight crests, 1 a swarm."),
  speed: z.number().min(0).max(5).default(1).describe("How fast the wave runs; 0 stands still."),
  staggered: z.boolean().default(false).describe("Whether every other row is shifted by half a spacing."),
});

export default defineShader({
  id: "dotGrid",
  name: "Dot grid",
  description: `Rows of dots through which a wave runs. Use as a technical, orderly ground. Repeats itself after ${DOT_LOOP_SECONDS} s at speed 1.`,
  category: "pattern",
  schema: dotGridSettings,
  loopSeconds: loopOf(DOT_LOOP_SECONDS),
  presets: [
    { id: "night", name: "Night", settings: {} },
    {
      id: "blueprint",
      name: "Blueprint",
      settings: {
        backgroundColor: "#0a2a5e",
        dotColor: "#5f8fd6",
        accentColor: "#ffffff",
        spacing: 18,
        dotSize: 0.16,
        wave: 0.25,
      },
    },
    {
      id: "pop",
      name: "Pop",
      settings: {
        backgroundColor: "#ffe14d",
        dotColor: "#e0332d",
        accentColor: "#e0332d",
        spacing: 30,
        dotSize: 0.35,
        wave: 1,
        staggered: true,
      },
    },
    {
      id: "mist",
      name: "Mist",
      settings: {
        backgroundColor: "#f5f3ee",
        dotColor: "#c9c4b8",
        accentColor: "#2b2b2b",
        spacing: 14,
        irregularity: 1,
        wavelength: 520,
      },
    },
  ],
});
