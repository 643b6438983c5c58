import { z } from "zod";
import { ASPECT_RATIOS } from "./aspect-ratios";

/** The poster's shape and the colour behind everything. */
export const canvas = z.looseObject({
  aspectRatio: z.enum(ASPECT_RATIOS).describe("Shape of the poster; full takes the shape of its viewport."),
  backgroundColor: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, "must be a hex colour matching ^#[0-9a-fA-F]{6}$, like #1a1a2e")
    .describe("Colour behind the layers and around the poster."),
});
