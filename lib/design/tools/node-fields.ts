import { z } from "zod";
import { formatIssue } from "@/lib/schema/issues";
import { OperationError } from "../document/operation-error";
import { button } from "../nodes/button";
import { component } from "../nodes/component";
import { icon } from "../nodes/icon";
import { image } from "../nodes/image";
import { input } from "../nodes/input";
import { link } from "../nodes/link";
import { nodeTypes } from "../nodes/registry";
import { shader } from "../nodes/shader";
import { text } from "../nodes/text";
import { video } from "../nodes/video";
import { sharedNodeFields } from "../schema/records";

type Optional<Shape extends z.ZodRawShape> = {
  [Key in keyof Shape]: z.ZodOptional<Shape[Key] extends z.ZodDefault<infer Inner> ? Inner : Shape[Key]>;
};

/** Every field optional and without its default, which would overwrite what a change does not mention. */
function withoutDefaults<Shape extends z.ZodRawShape>(shape: Shape): Optional<Shape> {
  return Object.fromEntries(
    Object.entries(shape).map(([key, field]) => {
      const inner = field instanceof z.ZodDefault ? field.unwrap() : field;
      return [key, (inner as z.ZodType).optional()];
    }),
  ) as unknown as Optional<Shape>;
}

/** The content fields of all kinds of node, each optional: which kind has which is checked against the node. */
const contentFields = {
  ...withoutDefaults(text.fields.shape),
  ...withoutDefaults(image.fields.shape),
  ...withoutDefaults(button.fields.shape),
  ...withoutDefaults(link.fields.shape),
  ...withoutDefaults(icon.fields.shape),
  ...withoutDefaults(video.fields.shape),
  ...withoutDefaults(shader.fields.shape),
  ...withoutDefaults(input.fields.shape),
  ...withoutDefaults(component.fields.shape),
};

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
