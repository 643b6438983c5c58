import { type JsonSchema, toJsonSchema } from "@/lib/schema/json-schema";
import { LAYER_SCHEMAS, type LayerType } from "./layers/layer";
import { posterState } from "./state";

const TITLES: Readonly<Record<LayerType, string>> = {
  text: "TextLayer",
  image: "ImageLayer",
  video: "VideoLayer",
  "3d": "ModelLayer",
  shape: "ShapeLayer",
  background: "BackgroundLayer",
  group: "GroupLayer",
};

const made = new Map<LayerType | "state", JsonSchema>();

/** The whole state as JSON Schema draft 2020-12, or one layer type of it; made once. */
export function publishedSchema(type?: LayerType): JsonSchema {
  const known = made.get(type ?? "state");
  if (known) return known;
  const schema = type
    ? toJsonSchema(LAYER_SCHEMAS[type], { title: TITLES[type] })
    : toJsonSchema(posterState, { title: "LayerAppState" });
  made.set(type ?? "state", schema);
  return schema;
}
