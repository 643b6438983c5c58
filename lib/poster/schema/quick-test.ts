import { z } from "zod";
import { STATE_LIMITS } from "./limits";

/** True for a value that a schema certainly accepts; false where only zod can tell. */
export type QuickTest = (value: unknown) => boolean;

const checkNames = (schema: z.ZodType): string[] =>
  (schema.def.checks ?? []).map((check) => check._zod.def.check);

const hasOnly = (schema: z.ZodType, allowed: readonly string[]): boolean =>
  checkNames(schema).every((name) => allowed.includes(name));

/**
 * A test, computed from a leaf's own schema, that spares the common case of a valid value a full parse.
 * Undefined for kinds of schema that it does not read.
 */
export function quickTest(schema: z.ZodType): QuickTest | undefined {
  if (schema instanceof z.ZodBoolean && hasOnly(schema, [])) return (value) => typeof value === "boolean";
  if (schema instanceof z.ZodEnum) {
    const known = new Set<unknown>(Object.values(schema.def.entries));
    return hasOnly(schema, []) ? (value) => known.has(value) : undefined;
  }
  if (schema instanceof z.ZodLiteral) {
    const known = new Set<unknown>(schema.def.values);
    return hasOnly(schema, []) ? (value) => known.has(value) : undefined;
  }
  if (schema instanceof z.ZodNumber) return quickNumber(schema);
  if (schema instanceof z.ZodString) return quickString(schema);
  return undefined;
}

function quickNumber(schema: z.ZodNumber): QuickTest | undefined {
  if (!hasOnly(schema, ["greater_than", "less_than", "number_format"])) return undefined;
  const { minValue, maxValue } = schema;
  const min = minValue ?? Number.NEGATIVE_INFINITY;
  const max = maxValue ?? Number.POSITIVE_INFINITY;
  const isKind = checkNames(schema).includes("number_format") ? Number.isSafeInteger : Number.isFinite;
  // Bounds may be exclusive: a value on one of them is left to zod.
  return (value) => typeof value === "number" && value > min && value < max && isKind(value);
}

function quickString(schema: z.ZodString): QuickTest | undefined {
  if (!hasOnly(schema, ["min_length", "max_length"])) return undefined;
  // Lengths count code points, of which there are at most as many as code units and at least half as many.
  const min = (schema.minLength ?? 0) * 2;
  const max = Math.min(schema.maxLength ?? STATE_LIMITS.stringLength, STATE_LIMITS.stringLength);
  return (value) => typeof value === "string" && value.length >= min && value.length <= max;
}
