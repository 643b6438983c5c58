import { z } from "zod";
import { definePostProcess } from "../../draw/define-post-process";
import { DOT_SHAPES } from "../../effects/families/halftone/spot";
import { SCREEN_MODES } from "./modes";

/** Settings of dot-screen. */
export const dotScreenSettings = z.looseObject({
  intensity: z
    .number()
    .min(0)
    .max(1)
    .default(0.8)
    .describe("How much of the picture is made of dots: 0 changes nothing, 1 shows nothing else."),
  size: z.number().min(2).max(64).default(6).describe("px from dot to dot."),
  angle: z.number().min(-360).max(360).default(30).describe("Degrees clockwise that the rows are turned."),
  shape: z.enum(DOT_SHAPES).default("round").describe("Form of the dots."),
  mode: z
    .enum(SCREEN_MODES)
    .default("color")
    .describe(
      "ink: black dots on white; color: dots in pure colours of the picture on white; light: glowing dots on black.",
    ),
});

export default definePostProcess({
  id: "dot-screen",
  name: "Dot screen",
  description:
    "A screen of dots that keeps the tone and colour of what lies below. Use over a finished picture for comics and light walls; for real process inks use the halftone effects.",
  category: "screen",
  schema: dotScreenSettings,
  neutral: { intensity: 0 },
  presets: [
    { id: "comic", name: "Comic", settings: { intensity: 0.75, size: 7, angle: 30 } },
    { id: "newspaper", name: "Newspaper", settings: { mode: "ink", intensity: 1, size: 5, angle: 45 } },
    { id: "lamps", name: "Lamps", settings: { mode: "light", intensity: 1, size: 8, angle: 0 } },
    {
      id: "engraver",
      name: "Engraver",
      settings: { mode: "ink", shape: "line", intensity: 0.7, size: 6, angle: 20 },
    },
  ],
  animated: false,
});
