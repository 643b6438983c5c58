import { z } from "zod";
import { finite, unit } from "../values";
import { BLEND_MODES } from "./blend-modes";

const transform = z
  .looseObject(
    {
      x: finite.default(0).describe("Centre of the layer: 0 is the middle of the canvas, 1 its right edge."),
      y: finite.default(0).describe("Centre of the layer: 0 is the middle of the canvas, 1 its bottom edge."),
      width: finite.default(1).describe("Multiplier of the layer's natural width."),
      height: finite.default(1).describe("Multiplier of the layer's natural height."),
      rotation: finite.default(0).describe("Degrees clockwise."),
      opacity: unit.default(1).describe("0 invisible to 1 opaque."),
      flipX: z.boolean().default(false).describe("Mirror left to right."),
      flipY: z.boolean().default(false).describe("Mirror top to bottom."),
    },
    "transform is required and must be an object",
  )
  .meta({ id: "Transform", description: "Where the layer stands and how large it is." });

/** A layer's id; checked for uniqueness over the whole state, groups included. */
export const layerId = z
  .string()
  .min(1)
  .max(200)
  .describe("Unique identifier of the layer within the state.");

/** Fields of every layer. Spread into each layer type's schema. */
export const baseLayerShape = {
  id: layerId,
  name: z.string().max(500).describe("Name shown in the layers panel."),
  visible: z.boolean().describe("Whether the layer is drawn."),
  locked: z.boolean().describe("Whether the layer is protected from editing."),
  transform,
  flipX: z.boolean().default(false).describe("Mirror left to right."),
  flipY: z.boolean().default(false).describe("Mirror top to bottom."),
  blendMode: z.enum(BLEND_MODES).default("normal").describe("How the layer mixes with what lies below it."),
};

/** A layer's transform with every default filled in. */
export type Transform = z.output<typeof transform>;
