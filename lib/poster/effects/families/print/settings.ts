import { z } from "zod";
import { hexColor } from "../../../schema/values";

/** Contrast of what is printed; every separated print has it. */
export const separationContrast = z
  .number()
  .min(-1)
  .max(1)
  .default(0)
  .describe("Contrast before printing: -1 one grey, 0 unchanged, 1 nearly posterised.");

/** The paper of a print, whose inks are seen through. */
export const paperColor = (color: string) =>
  hexColor.default(color).describe("Colour of the paper; inks let it shine through.");
