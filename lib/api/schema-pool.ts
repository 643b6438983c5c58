import type { z } from "zod";
import { type JsonSchema, toJsonSchema } from "@/lib/schema/json-schema";

/** Schemas of one OpenAPI document: what has a name is kept once, under `components.schemas`. */
export interface SchemaPool {
  /** The named parts that were met so far, by name. */
  readonly named: Readonly<Record<string, JsonSchema>>;
  /**
   * Publishes a schema for use inside the document; its named parts become references into the pool.
   * @throws Error for a part that is referred to but has no id of its own.
   */
  publish(schema: z.ZodType, io: "input" | "output"): JsonSchema;
}

/** Makes an empty pool. */
export function createSchemaPool(): SchemaPool {
  const named: Record<string, JsonSchema> = {};
  return {
    named,
    publish(schema, io) {
      const { $schema: _dialect, $defs = {}, ...root } = toJsonSchema(schema, { io });
      // What is sent and what is answered may differ under one name: defaults are optional in one, present in the other.
      const nameOf = (id: string) => (io === "input" ? id : `${id}Reply`);
      for (const [id, definition] of Object.entries($defs as Record<string, JsonSchema>)) {
        if (id.startsWith("__")) throw new Error("A schema that refers to itself needs an id, for its name");
        named[nameOf(id)] = pointToPool(definition, nameOf) as JsonSchema;
      }
      return pointToPool(root, nameOf) as JsonSchema;
    },
  };
}

/** Rewrites `#/$defs/<id>`, which is local to one schema, as a reference to the document's components. */
function pointToPool(value: unknown, nameOf: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => pointToPool(entry, nameOf));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const id =
        key === "$ref" && typeof entry === "string" ? /^#\/\$defs\/(.+)$/.exec(entry)?.[1] : undefined;
      return [key, id === undefined ? pointToPool(entry, nameOf) : `#/components/schemas/${nameOf(id)}`];
    }),
  );
}
