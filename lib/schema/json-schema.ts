import { z } from "zod";

/** A JSON Schema document, draft 2020-12. */
export type JsonSchema = Record<string, unknown>;

/**
 * Publishes a zod schema as JSON Schema draft 2020-12.
 * Requests and stored data are published in `input` mode (defaulted keys optional), replies in `output` mode.
 * @param title goes to the root, which carries no id, so that it is never a `$ref`.
 */
export function toJsonSchema(
  schema: z.ZodType,
  options: { title?: string; io?: "input" | "output" } = {},
): JsonSchema {
  const { $schema, ...body } = z.toJSONSchema(schema, {
    target: "draft-2020-12",
    io: options.io ?? "input",
    unrepresentable: "throw",
    reused: "inline",
  }) as JsonSchema;
  return { $schema, ...(options.title ? { title: options.title } : {}), ...body };
}
