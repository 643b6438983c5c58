import { z } from "zod";
import { defineEffect } from "../../draw/define-effect";
import { hexColor } from "../../schema/values";
import { DOT_SHAPES } from "../families/halftone/spot";
import { paperColor, separationContrast } from "../families/print/settings";

/** Settings of the four-colour halftone, under `effect.halftoneCmyk`. */
export const halftoneCmykSettings = z.looseObject({
  cellSize: z
    .number()
    .min(2)
    .max(40)
    .default(6)
    .describe(
      "Distance from dot to dot, in px: 3 a magazine, 6 a newspaper, 20 and more a billboard seen close.",
    ),
  shape: z
    .enum(DOT_SHAPES)
    .default("round")
    .describe("Form of a dot: round makes the classic rosette, diamond joins early, line makes stripes."),
  blackGeneration: z
    .number()
    .min(0)
    .max(1)
    .default(0.5)
    .describe(
      "How much of the grey in colours black takes over: 0 prints without black, 0.3 black in shadows only, 1 all grey in black.",
    ),
  dotGain: z
    .number()
    .min(0)
    .max(0.25)
    .default(0)
    .describe(
      "How much dots spread on the paper, at a half tone: 0 tones as in the picture, 0.2 cheap paper.",
    ),
  misregistration: z
    .number()
    .min(0)
    .max(12)
    .default(0)
    .describe("How far the colour plates are out of place, in px; black stays."),
  contrast: separationContrast,
  cyan: hexColor.default("#009fe3").describe("Cyan ink, printed solid on white."),
  magenta: hexColor.default("#e6007e").describe("Magenta ink, printed solid on white."),
  yellow: hexColor.default("#ffe600").describe("Yellow ink, printed solid on white."),
  black: hexColor.default("#1d1d1b").describe("Black ink, printed solid on white."),
  paper: paperColor("#fbf8f1"),
});

export default defineEffect({
  id: "halftone-cmyk",
  name: "Halftone, four colours",
  description:
    "Prints the picture in cyan, magenta, yellow and black dots on screens of 15, 75, 0 and 45 degrees, whose overlap forms rosettes, as offset printing does. Use for photographs that should look printed, comics and pop art, keeping their colours.",
  category: "halftone",
  settingsType: "halftoneCmyk",
  schema: halftoneCmykSettings,
  presets: [
    { id: "offset", name: "Offset", settings: { cellSize: 5 } },
    {
      id: "newsprint",
      name: "Newsprint",
      settings: {
        cellSize: 7,
        paper: "#e6dfcf",
        black: "#2e2c2a",
        cyan: "#2a93b8",
        magenta: "#c63d74",
        yellow: "#efd44a",
        dotGain: 0.12,
        misregistration: 1,
      },
    },
    {
      id: "comic",
      name: "Comic",
      settings: {
        cellSize: 10,
        blackGeneration: 0.7,
        contrast: 0.25,
        misregistration: 1.5,
        paper: "#f7f0dc",
      },
    },
    { id: "billboard", name: "Billboard", settings: { cellSize: 24, blackGeneration: 0.35 } },
    { id: "lines", name: "Line screen", settings: { cellSize: 8, shape: "line", blackGeneration: 0.4 } },
    { id: "no-black", name: "Three inks", settings: { cellSize: 7, blackGeneration: 0, paper: "#ffffff" } },
  ],
  animated: false,
});
