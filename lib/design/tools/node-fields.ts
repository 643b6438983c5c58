import { z } from "zod";
import { formatIssue } from "@/lib/schema/issues";
import { OperationError } from "../document/operation-error";
import type { button } from "../nodes/button";
import type { component } from "../nodes/component";
import type { icon } from "../nodes/icon";
import type { image } from "../nodes/image";
import type { input } from "../nodes/input";
import type { link } from "../nodes/link";
import { nodeTypes } from "../nodes/registry";
import type { shader } from "../nodes/shader";
import type { text } from "../nodes/text";
import type { video } from "../nodes/video";
import { sharedNodeFields } from "../schema/records";

type Optional<Shape extends z.ZodRawShape> = {
  [Key in keyof Shape]: z.ZodOptional<Shape[Key] extends z.ZodDefault<infer Inner> ? Inner : Shape[Key]>;
};

/** Every field optional and without its default, which would overwrite what a change does not mention. */
function withoutDefaults<Shape extends z.ZodRawShape>(shape: Shape): Optional<Shape> {
  return Object.fromEntries(
    Object.entries(shape).map(([key, field]) => [key, withoutDefault(field as z.ZodType).optional()]),
  ) as unknown as Optional<Shape>;
}

function withoutDefault(field: z.ZodType): z.ZodType {
  if (!(field instanceof z.ZodDefault)) return field;
  const inner = field.unwrap() as z.ZodType;
  return field.description ? inner.describe(field.description) : inner;
}

/** A field that takes what either takes: several kinds of node have one of the same name. */
function looser(one: z.ZodType, other: z.ZodType): z.ZodType {
  if (one instanceof z.ZodOptional) return looser(one.unwrap() as z.ZodType, other);
  if (other instanceof z.ZodOptional) return looser(one, other.unwrap() as z.ZodType);
  const both = [...new Set([one.description, other.description])].filter(Boolean).join(" Or: ");
  if (one instanceof z.ZodEnum && other instanceof z.ZodEnum)
    return z.enum([...new Set([...one.options, ...other.options])].map(String)).describe(both);
  if (one instanceof z.ZodString && other instanceof z.ZodString) {
    const longest = Math.max(one.maxLength ?? 0, other.maxLength ?? 0);
    return z.string().max(longest).describe(both);
  }
  return z.union([one, other]).describe(both);
}

/** The content fields of all kinds of node, each optional: which kind has which is checked against the node. */
type ContentFields = Optional<typeof text.fields.shape> &
  Optional<typeof image.fields.shape> &
  Optional<typeof button.fields.shape> &
  Optional<typeof link.fields.shape> &
  Optional<typeof icon.fields.shape> &
  Optional<typeof video.fields.shape> &
  Optional<Omit<typeof shader.fields.shape, "inputType">> &
  Optional<Omit<typeof input.fields.shape, "inputType">> &
  Optional<typeof component.fields.shape> & {
    readonly inputType: z.ZodOptional<z.ZodEnum<Record<string, string>>>;
  };

function mergeContentFields(): ContentFields {
  const merged = new Map<string, z.ZodType>();
  for (const { fields } of nodeTypes.entries)
    for (const [name, field] of Object.entries(fields.shape)) {
      const mine = withoutDefault(field as z.ZodType);
      const before = merged.get(name);
      merged.set(name, before && before !== mine ? looser(before, mine) : mine);
    }
  const optional = [...merged].map(([name, field]) => [
    name,
    field instanceof z.ZodOptional ? field : field.optional(),
  ]);
  return Object.fromEntries(optional) as ContentFields;
}

const contentFields = mergeContentFields();

/** Everything that a node may be given, whatever its kind. */
export const anyNodeFields = z.strictObject({ ...contentFields, ...sharedNodeFields.partial().shape });

/** The kinds of node. */
export const nodeType = z
  .enum(nodeTypes.ids as [string, ...string[]])
  .describe("Kind of node: frame holds others, text has words, image a picture, icon a drawing, and so on.");

/**
 * Checks fields against the kind of node that is to have them.
 * @param partial true for a change, false for a new node, whose required fields must be there.
 * @throws OperationError naming the field, and the fields that the kind has.
 */
export function fieldsOfType(type: string, given: object, partial: boolean): Record<string, unknown> {
  const definition = nodeTypes.get(type);
  if (!definition) throw new OperationError("bad-input", `"${type}" is no kind of node.`);
  const { shape } = definition.fields;
  const content = partial ? withoutDefaults(shape) : shape;
  const schema = z.strictObject({ ...content, ...sharedNodeFields.partial().shape });
  const parsed = schema.safeParse(given, { reportInput: true });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const fields = Object.keys(definition.fields.shape).join(", ") || "none of its own";
  throw new OperationError(
    "bad-input",
    `${issue ? formatIssue(issue) : "not valid"}. A ${type} has: ${fields}.`,
  );
}
