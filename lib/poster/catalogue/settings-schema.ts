import type { z } from "zod";
import { type JsonSchema, toJsonSchema } from "@/lib/schema/json-schema";

/** Settings as JSON Schema, to stand inside a listing: without the dialect, which the documentation names once. */
export function settingsSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...settings } = toJsonSchema(schema);
  return settings;
}
