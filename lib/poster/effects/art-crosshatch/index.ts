import { z } from "zod";
import { defineEffect } from "../../draw/define-effect";
import { inkFields } from "../families/art/settings";

/** Settings of the cross-hatching, under `effect.crosshatch`. */
export const crosshatchSettings = z.looseObject({
  spacing: z
    .number()
    .min(3)
    .max(24)
    .default(5)
    .describe("Distance between neighbouring strokes, in px: 3 a fine pen, 24 a broad marker."),
  layers: z
    .int()
    .min(1)
    .max(4)
    .default(3)
    .describe("How many directions lie over one another in the darkest places."),
  angle: z
    .number()
    .min(0)
    .max(180)
    .default(135)
    .describe("Degrees clockwise from level of the first strokes."),
  follow: z
    .number()
    .min(0)
    .max(1)
    .default(0.6)
    .describe(
      "How readily strokes turn along the form: 0 never, all lie at the angle; 1 wherever there is a form.",
    ),
  length: z.number().min(10).max(200).default(46).describe("Typical length of a stroke, in px."),
  looseness: z
    .number()
    .min(0)
    .max(1)
    .default(0.5)
    .describe("How far strokes stray from ruled lines: 0 ruled, 1 a quick sketch."),
  ...inkFields("#191720", "#f6f1e6"),
});

export default defineEffect({
  id: "art-crosshatch",
  name: "Cross-hatching",
  description:
    "Draws the picture with a pen: strokes lie over one another in more directions the darker it is, and turn along the forms. Use for portraits, still lifes and editorial illustration by hand.",
  category: "art",
  settingsType: "crosshatch",
  schema: crosshatchSettings,
  presets: [
    { id: "fine-pen", name: "Fine pen", settings: { spacing: 4, layers: 4 } },
    {
      id: "ruled",
      name: "Ruled",
      settings: {
        spacing: 5.5,
        follow: 0,
        looseness: 0,
        length: 200,
        layers: 4,
        ink: "#14213d",
        paper: "#f4f4f0",
      },
    },
    {
      id: "sanguine",
      name: "Sanguine",
      settings: {
        spacing: 6,
        follow: 1,
        looseness: 0.9,
        layers: 2,
        ink: "#8c2f1b",
        paper: "#f3e6d0",
        length: 60,
      },
    },
    {
      id: "chalkboard",
      name: "Chalk on a board",
      settings: { spacing: 7, looseness: 0.8, ink: "#f2efe6", paper: "#22302c", angle: 120 },
    },
  ],
  animated: false,
});
