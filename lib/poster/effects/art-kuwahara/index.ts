import { z } from "zod";
import { defineEffect } from "../../draw/define-effect";

/** Settings of the Kuwahara painting, under `effect.art`. */
export const kuwaharaSettings = z.looseObject({
  radius: z
    .number()
    .min(1)
    .max(16)
    .default(6)
    .describe("Length of a brush stroke from its middle, in px: 1 hardly touches the picture, 16 paints broadly."),
  sharpness: z
    .number()
    .min(1)
    .max(16)
    .default(8)
    .describe("How hard strokes end: 1 melts them into each other, 16 leaves clear edges."),
  stretch: z
    .number()
    .min(0)
    .max(2)
    .default(1)
    .describe("How far strokes follow the shapes: 0 round dabs, 1 along the edges, 2 long and thin."),
  smoothing: z
    .number()
    .min(0)
    .max(16)
    .default(4)
    .describe("How calmly the direction of strokes changes, in px: 0 follows every detail, 16 only large shapes."),
});

export default defineEffect({
  id: "art-kuwahara",
  name: "Painting",
  description:
    "Turns the picture into brush strokes that follow its shapes, with flat colour and firm edges (anisotropic Kuwahara). Use for portraits, landscapes and photographs that should feel painted.",
  category: "art",
  settingsType: "art",
  schema: kuwaharaSettings,
  presets: [
    { id: "gouache", name: "Gouache", settings: { radius: 6, sharpness: 8 } },
    { id: "oil", name: "Oil", settings: { radius: 10, sharpness: 12, stretch: 1.6, smoothing: 6 } },
    { id: "watercolour", name: "Watercolour", settings: { radius: 8, sharpness: 3, stretch: 0.5, smoothing: 8 } },
    { id: "fine-brush", name: "Fine brush", settings: { radius: 3, sharpness: 10, smoothing: 2 } },
  ],
  animated: false,
  load: async () => (await import("./draw")).drawKuwahara,
});
