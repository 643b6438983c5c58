import { z } from "zod";
import { baseLayerShape } from "./base";
import { modelSettings } from "./model-settings";

/** A 3D object in a box as large as the canvas at 1 × 1. */
export const modelLayer = z.looseObject({
  ...baseLayerShape,
  type: z.literal("3d"),
  settings: modelSettings.prefault({}).describe("What is shown and how."),
});

/** A 3D layer with every default filled in. */
export type ModelLayer = z.output<typeof modelLayer>;
