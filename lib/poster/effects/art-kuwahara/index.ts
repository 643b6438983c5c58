import { z } from "zod";
import { defineEffect } from "../../draw/define-effect";

/** Settings of the Kuwahara painting, under `effect.kuwahara`. */
export const kuwaharaSettings = z.looseObject({
  radius: z.number().min(1).max(12).default(4).describe("Size of a brush stroke, in px."),
  sharpness: z
    .number()
    .min(1)
    .max(16)
    .default(8)
    .describe("How firmly strokes keep to edges: 1 soft, 16 cut out."),
  anisotropy: z
    .number()
    .min(0)
    .max(1)
    .default(0.8)
    .describe("How far strokes stretch along the form: 0 round, 1 long."),
  saturation: z.number().min(0).max(2).default(1.1).describe("1 unchanged, 0 grey, 2 vivid."),
});

export default defineEffect({
  id: "art-kuwahara",
  name: "Painted",
  description:
    "Turns the picture into brush strokes that follow its forms (anisotropic Kuwahara). Use for photographs that should feel painted.",
  category: "art",
  settingsType: "kuwahara",
  schema: kuwaharaSettings,
  presets: [
    { id: "gouache", name: "Gouache", settings: { radius: 4, sharpness: 8 } },
    { id: "oil", name: "Oil", settings: { radius: 7, sharpness: 6, anisotropy: 1, saturation: 1.25 } },
    { id: "detail", name: "Fine brush", settings: { radius: 2.5, sharpness: 12, anisotropy: 0.7 } },
  ],
  animated: false,
});
