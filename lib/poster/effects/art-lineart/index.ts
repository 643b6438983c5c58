import { z } from "zod";
import { defineEffect } from "../../draw/define-effect";
import { inkFields } from "../families/art/settings";

/** Settings of the line drawing, under `effect.lineart`. */
export const lineartSettings = z.looseObject({
  lineWidth: z
    .number()
    .min(1)
    .max(10)
    .default(2)
    .describe("Width of a line, in px; broad lines also leave small things out."),
  detail: z
    .number()
    .min(0)
    .max(1)
    .default(0.7)
    .describe("How faint an edge still gets a line: 0 outlines only, 1 every crease."),
  flow: z
    .number()
    .min(0)
    .max(1)
    .default(0.6)
    .describe("How far lines are carried on along the form: 0 as they fall, 1 long and calm."),
  fill: z
    .number()
    .min(0)
    .max(1)
    .default(0.25)
    .describe("Tones darker than this lightness are filled with ink: 0 lines only, 1 all black."),
  wash: z
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe(
      "How much of the picture's own colours lies under the lines, in flat tones: 0 bare paper, 1 full.",
    ),
  ...inkFields("#14151a", "#fbf8f0"),
});

export default defineEffect({
  id: "art-lineart",
  name: "Line drawing",
  description:
    "Draws the contours of the picture in coherent ink lines and fills its deep shadows, as comics and fashion sketches do; with a wash of colour, if wanted. Use for figures, products and architecture with clear shapes.",
  category: "art",
  settingsType: "lineart",
  schema: lineartSettings,
  presets: [
    { id: "ink", name: "Ink", settings: { lineWidth: 2, fill: 0.25 } },
    {
      id: "fine-liner",
      name: "Fine liner",
      settings: { lineWidth: 1.2, detail: 0.9, fill: 0, ink: "#1e2a4a" },
    },
    {
      id: "clear-line",
      name: "Clear line with colour",
      settings: { lineWidth: 2.2, fill: 0.2, flow: 0.9, wash: 0.85 },
    },
    {
      id: "brush",
      name: "Brush",
      settings: { lineWidth: 5, detail: 0.75, flow: 1, fill: 0.38, ink: "#101010", paper: "#f4ead8" },
    },
    {
      id: "blueprint",
      name: "Blueprint",
      settings: { lineWidth: 1.2, detail: 0.8, fill: 0, ink: "#eaf2ff", paper: "#123a7a" },
    },
  ],
  animated: false,
});
