import { z } from "zod";
import { defineEffect } from "../../draw/define-effect";
import { hexColor } from "../../schema/values";
import { paperColor, separationContrast } from "../families/print/settings";
import { SCREENS } from "./screens";

/** Settings of the spot-ink print, under `effect.colorSeparation`. */
export const colorSeparationSettings = z.looseObject({
  inks: z
    .array(hexColor)
    .min(2)
    .max(4)
    .default(["#ff48b0", "#0078bf", "#ffe800"])
    .describe("Two to four inks, each as printed solid on white; where they overlap they multiply."),
  paper: paperColor("#f6f1e6"),
  separation: z
    .enum(["color", "tone"])
    .default("color")
    .describe(
      "color: each ink prints where it helps to match the picture's colours. tone: inks take turns by brightness, the darkest in the shadows, whatever the colours.",
    ),
  screen: z
    .enum(SCREENS)
    .default("grain")
    .describe(
      "How tones are made: grain even specks without a pattern, halftone rotated dots, stencil full ink or none with clean edges.",
    ),
  cellSize: z
    .number()
    .min(1)
    .max(24)
    .default(1.6)
    .describe("Size of a grain or distance of dots, in px; 1.3 to 3 suits grain, 5 and more halftone."),
  misregistration: z
    .number()
    .min(0)
    .max(20)
    .default(2.5)
    .describe(
      "How far plates may lie beside their place, in px: 0 exact, 3 hand-made, 10 broken. The darkest ink stays.",
    ),
  unevenness: z
    .number()
    .min(0)
    .max(1)
    .default(0.3)
    .describe("How unevenly ink lies on the paper: 0 flat, 0.3 as from a stencil duplicator, 1 worn out."),
  contrast: separationContrast,
  seed: z
    .number()
    .int()
    .min(0)
    .max(9999)
    .default(0)
    .describe("Another number is another copy: plates slip another way."),
});

export default defineEffect({
  id: "color-separation",
  name: "Spot inks",
  description:
    "Prints the picture in two to four spot inks that overprint and do not quite register, on coloured paper, as risograph and screen prints do. Use for gig posters, zines and bold pictures that should look printed by hand.",
  category: "color",
  settingsType: "colorSeparation",
  schema: colorSeparationSettings,
  presets: [
    { id: "riso-three", name: "Riso, three inks", settings: {} },
    {
      id: "pink-teal",
      name: "Pink and teal",
      settings: { inks: ["#ff48b0", "#00838a"], screen: "grain", cellSize: 2, misregistration: 3 },
    },
    {
      id: "zine-dots",
      name: "Zine dots",
      settings: {
        inks: ["#ff6c2f", "#2f4ea1"],
        separation: "tone",
        screen: "halftone",
        cellSize: 7,
        misregistration: 3,
        paper: "#f3ecd9",
      },
    },
    {
      id: "screen-print",
      name: "Screen print",
      settings: {
        inks: ["#ffb511", "#f15060", "#1d4f91"],
        separation: "tone",
        screen: "stencil",
        misregistration: 3.5,
        unevenness: 0.15,
        contrast: 0.1,
      },
    },
    {
      id: "duotone",
      name: "Duotone",
      settings: {
        inks: ["#e8a33d", "#1b1b3a"],
        separation: "tone",
        cellSize: 1.5,
        misregistration: 0.5,
        unevenness: 0.15,
        paper: "#fbf6ea",
      },
    },
    {
      id: "four-inks",
      name: "Four inks",
      settings: {
        inks: ["#ffe800", "#ff48b0", "#00a95c", "#3d5588"],
        screen: "halftone",
        cellSize: 5,
        misregistration: 2,
      },
    },
  ],
  animated: false,
});
