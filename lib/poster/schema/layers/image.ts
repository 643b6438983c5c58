import { z } from "zod";
import { mediaUrl, text } from "../values";
import { baseLayerShape } from "./base";
import { objectFit, toneShape } from "./media";

/** A picture in a box as large as the canvas at 1 × 1; animated GIF and WebP play. */
export const imageLayer = z.looseObject({
  ...baseLayerShape,
  type: z.literal("image"),
  mediaUrl: mediaUrl
    .default("")
    .describe("Address of the picture (http, https, data: or a path of this service)."),
  alt: text.default("").describe("What the picture shows, for screen readers."),
  objectFit,
  ...toneShape,
  cornerRadius: z.number().min(0).max(1).default(0).describe("Fraction of the canvas's short side."),
});

/** An image layer with every default filled in. */
export type ImageLayer = z.output<typeof imageLayer>;
