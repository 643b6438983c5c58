import { z } from "zod";

/** The setting that every glitch has for another arrangement of its faults. */
export const seedField = z
  .int()
  .min(0)
  .max(9999)
  .default(0)
  .describe("Another number is another arrangement of the faults; the same one always repeats.");
