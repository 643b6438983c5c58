import { z } from "zod";
import { toJsonSchema } from "@/lib/schema/json-schema";
import { nearest } from "@/lib/schema/nearest";
import { EditError } from "../document/edit-error";
import { type Fields, isFields } from "../document/merge-fields";
import { baseLayerShape } from "../schema/layers/base";
import { LAYER_SCHEMAS, LAYER_TYPES, type LayerType } from "../schema/layers/layer";
import { SHAPE_KINDS } from "../schema/layers/shape";
import { briefOf, checkBrief } from "./brief-fields";
import { isAnimationField, motionFields } from "./motion-fields";

/** Fields that tools set otherwise: the id is made, children come by group_layers and parentId. */
const MADE_ELSEWHERE = new Set(["id", "type", "children"]);

/** A field as a change may have it: absent or given, and never filled in. */
export function withoutDefault(field: z.ZodType): z.ZodType {
  if (!(field instanceof z.ZodDefault || field instanceof z.ZodPrefault || field instanceof z.ZodOptional))
    return field;
  const inner = withoutDefault(field.unwrap() as z.ZodType);
  return field.description ? inner.describe(field.description) : inner;
}

/** Every field of a shape as optional. */
export function allOptional<Shape extends Readonly<Record<string, z.ZodType>>>(
  shape: Shape,
): { [Name in keyof Shape]: z.ZodOptional<z.ZodType> } {
  const optional = Object.entries(shape).map(([name, field]) => [name, withoutDefault(field).optional()]);
  return Object.fromEntries(optional) as { [Name in keyof Shape]: z.ZodOptional<z.ZodType> };
}

/** What a field accepts, without the words about it. */
function factsOf(field: z.ZodType): string {
  return JSON.stringify(toJsonSchema(field), (key, value) => (key === "description" ? undefined : value));
}

/** One field for two of the same name: several kinds of layer have one, with words of their own. */
function either(one: z.ZodType, other: z.ZodType): z.ZodType {
  const words = [...new Set([one.description, other.description])].filter(Boolean).join(" Or: ");
  const both = factsOf(one) === factsOf(other) ? one : z.union([one, other]);
  return words ? both.describe(words) : both;
}

const shapeOf = (type: LayerType): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries<z.ZodType>(LAYER_SCHEMAS[type].shape).filter(([name]) => !MADE_ELSEWHERE.has(name)),
  );

const transformFields = allOptional(baseLayerShape.transform.shape);

/** Names of the fields that layers of any type have. */
type FieldName = Exclude<
  { [Type in LayerType]: keyof (typeof LAYER_SCHEMAS)[Type]["shape"] }[LayerType],
  "id" | "type" | "children" | "transform"
>;

type LayerFields = { readonly [Name in FieldName]: z.ZodOptional<z.ZodType> };

function mergedFields(): LayerFields {
  const merged = new Map<string, z.ZodType>();
  for (const type of LAYER_TYPES)
    for (const [name, field] of Object.entries(shapeOf(type))) {
      if (name === "transform") continue;
      const mine = briefOf(name) ?? withoutDefault(field);
      const before = merged.get(name);
      merged.set(name, before ? either(before, mine) : mine);
    }
  return allOptional(Object.fromEntries(merged)) as LayerFields;
}

/**
 * Everything that a layer may be given, whatever its type, each field optional: those of the transform stand beside the
 * others, and `transform` is taken too.
 */
export const anyLayerFields = {
  ...mergedFields(),
  ...transformFields,
  ...motionFields,
  transform: z
    .strictObject(transformFields)
    .optional()
    .describe("The same as x, y, width, height, rotation and opacity beside it."),
};

/** What kinds of layer there are to add. */
export const layerKind = z
  .enum([...LAYER_TYPES, ...SHAPE_KINDS])
  .describe("Kind of layer. rectangle, ellipse, polygon, star and line are shape layers of that kind.");

/** The layer type of a kind: a shape for a kind of shape. */
export const typeOfKind = (kind: string): LayerType => LAYER_TYPES.find((type) => type === kind) ?? "shape";

/** Fields for a layer, sorted by where they go. */
export interface SortedFields {
  readonly own: Fields;
  readonly transform: Fields;
  /** Flat fields of the animation, like animationSpeed. */
  readonly motion: Fields;
}

/**
 * Sorts flat fields by where they go.
 * @throws EditError for a field that the type does not have, with those that it has, or one that is not right.
 */
export function sortFields(type: LayerType, given: Fields): SortedFields {
  const shape = shapeOf(type);
  const own: Record<string, unknown> = {};
  const transform: Record<string, unknown> = {};
  const motion: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (name === "transform" && isFields(value)) Object.assign(transform, value);
    else if (Object.hasOwn(shape, name)) {
      checkBrief(name, value);
      own[name] = value;
    } else if (Object.hasOwn(transformFields, name)) transform[name] = value;
    else if (type === "text" && isAnimationField(name)) motion[name] = value;
    else throw noSuchField(type, name, shape);
  }
  return { own, transform, motion };
}

function noSuchField(type: LayerType, name: string, shape: object): EditError {
  const fields = Object.keys(shape).filter((key) => !Object.hasOwn(baseLayerShape, key));
  const meant = nearest(name, fields);
  return new EditError(
    `input.${name}: a ${type} layer has no such field${meant ? `; did you mean "${meant}"?` : ""}. It has ${fields.join(", ")}.`,
  );
}
