import { z } from "zod";
import { hexColor } from "../../../schema/values";

/** The settings that every drawing in one ink has: ink, paper, contrast, brightness. */
export function inkFields(ink: string, paper: string) {
  return {
    ink: hexColor
      .default(ink)
      .describe("Colour of the ink; lighter than paper draws the lights, as chalk does."),
    paper: hexColor.default(paper).describe("Colour of the paper."),
    contrast: z
      .number()
      .min(-1)
      .max(1)
      .default(0)
      .describe("Contrast before drawing: -1 one grey, 0 unchanged, 1 nearly black and white."),
    brightness: z
      .number()
      .min(-1)
      .max(1)
      .default(0)
      .describe("Brightness before drawing: -1 all dark, 0 the picture's own tone, 1 all light."),
  };
}
