import fc from "fast-check";
import { z } from "zod";

/** Keys that no schema of ours knows, hostile ones included. */
const strangeKey = fc.constantFrom("futureKey", "a b", "constructor", "toString", "ключ", "x-1");

const strangeFields = fc.dictionary(strangeKey, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 2 });

function numberOf(schema: z.ZodNumber): fc.Arbitrary<number> {
  const min = Math.max(schema.minValue ?? -1e6, -1e9);
  const max = Math.min(schema.maxValue ?? 1e6, 1e9);
  if (schema.format === "safeint") return fc.integer({ min, max });
  return fc.oneof(fc.double({ min, max, noNaN: true }), fc.constantFrom(min, max));
}

function stringOf(schema: z.ZodString): fc.Arbitrary<string> {
  const known = schema.meta()?.enum;
  if (Array.isArray(known)) return fc.constantFrom(...known.map(String));
  for (const check of schema.def.checks ?? []) {
    const { def } = check._zod;
    if ("pattern" in def && def.pattern instanceof RegExp)
      return fc.stringMatching(def.pattern, { size: "small" });
  }
  return fc.string({
    unit: "grapheme",
    minLength: schema.minLength ?? 0,
    maxLength: Math.min(schema.maxLength ?? 40, 40),
  });
}

/**
 * Values, as JSON holds them, that a schema accepts: required keys always, other keys sometimes, unknown keys now and then.
 * @param levels how many lists deep to go; below that they are empty, which is where recursive schemas end.
 */
export function arbitraryOf(schema: z.core.$ZodType, levels: number): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodOptional) {
    return arbitraryOf(schema.def.innerType, levels);
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).filter(([, field]) => !isNever(field));
    const requiredKeys = fields.filter(([, field]) => field._zod.optin === undefined).map(([key]) => key);
    const known = fc.record(
      Object.fromEntries(fields.map(([key, field]) => [key, arbitraryOf(field, levels)])),
      { requiredKeys },
    );
    return fc
      .tuple(known, fc.option(strangeFields, { nil: {}, freq: 8 }))
      .map(([fields, strange]) => ({ ...strange, ...fields }));
  }
  if (schema instanceof z.ZodArray) {
    const [min, max] = [bound(schema, "minimum") ?? 0, bound(schema, "maximum") ?? 5];
    if (levels <= 0 && min === 0) return fc.constant([]);
    return fc.array(arbitraryOf(schema.def.element, levels - 1), {
      minLength: min,
      maxLength: Math.min(max, min + 4),
    });
  }
  if (schema instanceof z.ZodUnion)
    return fc.oneof(...schema.options.map((option) => arbitraryOf(option, levels)));
  if (schema instanceof z.ZodRecord) return strangeFields;
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...Object.values(schema.def.entries));
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.def.values);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) return numberOf(schema);
  if (schema instanceof z.ZodString) return stringOf(schema);
  if (schema instanceof z.ZodNullable)
    return fc.option(arbitraryOf(schema.def.innerType, levels), { nil: null });
  if (schema instanceof z.ZodUnknown) return fc.jsonValue({ maxDepth: 1 });
  throw new TypeError(`No values are known for a schema of type ${schema._zod.def.type}`);
}

const isNever = (field: z.core.$ZodType): boolean =>
  field instanceof z.ZodOptional ? isNever(field.def.innerType) : field instanceof z.ZodNever;

function bound(schema: z.ZodArray, side: "minimum" | "maximum"): number | undefined {
  for (const check of schema.def.checks ?? []) {
    const value: unknown = Object.entries(check._zod.def).find(([key]) => key === side)?.[1];
    if (typeof value === "number") return value;
  }
  return undefined;
}
