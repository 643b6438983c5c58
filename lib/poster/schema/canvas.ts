import { z } from "zod";

/** Allowed shapes of a poster. `full` takes the shape of what it is shown in. */
export const ASPECT_RATIOS = ["4:3", "3:4", "16:9", "9:16", "1:1", "full"] as const;

/** One of {@link ASPECT_RATIOS}. */
export type AspectRatio = (typeof ASPECT_RATIOS)[number];

/** The poster's shape and the colour behind everything. */
export const canvas = z.looseObject({
  aspectRatio: z.enum(ASPECT_RATIOS).describe("Shape of the poster; full takes the shape of its viewport."),
  backgroundColor: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, "must be a hex colour matching ^#[0-9a-fA-F]{6}$, like #1a1a2e")
    .describe("Colour behind the layers and around the poster."),
});

/** Short side of the reference canvas, in px; all lengths in a state are measured on it. */
export const REFERENCE_SHORT_SIDE_PX = 540;
