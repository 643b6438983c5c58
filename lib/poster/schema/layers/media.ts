import { z } from "zod";

/** How media fills its box. */
export const objectFit = z
  .enum(["cover", "contain", "fill"])
  .default("cover")
  .describe("cover fills the box and crops, contain shows all of it, fill stretches.");

/** Tone controls that every media layer has; 1 changes nothing. */
export const toneShape = {
  brightness: z.number().min(0).max(4).default(1).describe("1 unchanged, 0 black, 2 twice as bright."),
  contrast: z.number().min(0).max(4).default(1).describe("1 unchanged, 0 flat grey."),
  saturation: z.number().min(0).max(4).default(1).describe("1 unchanged, 0 grey."),
};
