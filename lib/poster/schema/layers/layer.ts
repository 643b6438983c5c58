import { z } from "zod";
import { taggedUnion } from "../tagged-union";
import { modelLayer } from "./3d";
import { type BackgroundLayer, backgroundLayer } from "./background";
import { baseLayerShape } from "./base";
import { groupShape } from "./group";
import { imageLayer } from "./image";
import { SHAPE_KINDS, shapeLayer } from "./shape";
import { textLayer } from "./text";
import { videoLayer } from "./video";

/** The seven layer types. */
export const LAYER_TYPES = ["text", "image", "video", "3d", "shape", "background", "group"] as const;

/** One of {@link LAYER_TYPES}. */
export type LayerType = (typeof LAYER_TYPES)[number];

const shapeKindLayer = shapeLayer.extend({
  type: z.enum(SHAPE_KINDS).describe("Shorthand for a shape layer of that kind; `shape` is then ignored."),
});

const groupLayer = z.looseObject({
  ...groupShape,
  get children() {
    return z.array(layer).default([]).describe("Layers of the group, lowest first.");
  },
});

/** What can be said of a layer whose type is unknown. */
const untypedLayer = z.looseObject({ ...baseLayerShape, type: z.enum([...LAYER_TYPES, ...SHAPE_KINDS]) });

/** Any layer, as agents send it: the seven types and the five shape kinds as types. */
export const layer: z.ZodType<Record<string, unknown>> = taggedUnion(
  "type",
  [textLayer, imageLayer, videoLayer, modelLayer, shapeLayer, backgroundLayer, groupLayer, shapeKindLayer],
  untypedLayer,
).meta({ id: "Layer" });

/** Schema of one layer type. */
export const LAYER_SCHEMAS = {
  text: textLayer,
  image: imageLayer,
  video: videoLayer,
  "3d": modelLayer,
  shape: shapeLayer,
  background: backgroundLayer,
  group: groupLayer,
} as const satisfies Record<LayerType, z.ZodType>;

/** A group with every default filled in. */
export type GroupLayer = Omit<z.output<z.ZodObject<typeof groupShape>>, "children"> & { children: Layer[] };

/** Any layer with every default filled in; shape kinds used as types have become shape layers. */
export type Layer =
  | z.output<typeof textLayer>
  | z.output<typeof imageLayer>
  | z.output<typeof videoLayer>
  | z.output<typeof modelLayer>
  | z.output<typeof shapeLayer>
  | BackgroundLayer
  | GroupLayer;
