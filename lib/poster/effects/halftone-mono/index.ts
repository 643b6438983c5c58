import { z } from "zod";
import { defineEffect } from "../../draw/define-effect";
import { hexColor } from "../../schema/values";
import { DOT_SHAPES } from "../families/halftone/spot";

/** Settings of the one-ink halftone, under `effect.halftone`. */
export const halftoneMonoSettings = z.looseObject({
  cellSize: z
    .number()
    .min(2)
    .max(40)
    .default(6)
    .describe("Distance from dot to dot, in px: 2 a fine print, 40 dots to be seen from across the street."),
  angle: z.number().min(0).max(180).default(45).describe("Degrees clockwise that the screen is turned by."),
  shape: z
    .enum(DOT_SHAPES)
    .default("round")
    .describe("Form of a dot: round and diamond join at mid tones, line makes stripes, square stays hard."),
  ink: hexColor
    .default("#16161a")
    .describe("Colour of the dots; lighter than paper prints the lights instead."),
  paper: hexColor.default("#f4efe4").describe("Colour between the dots."),
  contrast: z
    .number()
    .min(-1)
    .max(1)
    .default(0)
    .describe("Contrast before printing: -1 one grey, 0 unchanged, 1 nearly black and white."),
});

export default defineEffect({
  id: "halftone-mono",
  name: "Halftone, one ink",
  description:
    "Prints the picture in one ink through a rotated screen whose dots grow with darkness, as newspapers and pop art do. Use for portraits and bold shapes in two colours.",
  category: "halftone",
  settingsType: "halftone",
  schema: halftoneMonoSettings,
  presets: [
    { id: "newspaper", name: "Newspaper", settings: { cellSize: 5, ink: "#1b1a18", paper: "#ece5d6" } },
    {
      id: "pop-red",
      name: "Pop red",
      settings: { cellSize: 10, angle: 15, ink: "#d7263d", paper: "#fff4e0", contrast: 0.3 },
    },
    {
      id: "engraved-lines",
      name: "Lines",
      settings: { cellSize: 7, angle: 30, shape: "line", ink: "#12263a", paper: "#f2f0ea" },
    },
    {
      id: "night-lights",
      name: "Night lights",
      settings: { cellSize: 8, shape: "diamond", ink: "#ffd24a", paper: "#10121c" },
    },
  ],
  animated: false,
});
