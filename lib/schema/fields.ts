import { z } from "zod";

interface FieldBase {
  readonly name: string;
  /** The name in words: `cornerRadius` → "Corner radius". */
  readonly label: string;
  readonly description: string;
  /** What counts where nothing is given; undefined where there is no such value. */
  readonly default: unknown;
}

/** A field of a schema, in the terms of a form that edits it. */
export type Field = FieldBase &
  (
    | { readonly kind: "number"; readonly min: number; readonly max: number; readonly step: number }
    | { readonly kind: "choice"; readonly values: readonly string[] }
    | { readonly kind: "switch" }
    | { readonly kind: "color" }
    | { readonly kind: "colors"; readonly min: number; readonly max: number }
    | { readonly kind: "text"; readonly maxLength: number }
    /** What no plain control edits: objects, unions, lists. */
    | { readonly kind: "other" }
  );

/** Steps of 1, 2 or 5 times a power of ten, about a hundred over the range. */
export function stepOf(min: number, max: number): number {
  const raw = (max - min) / 100;
  const power = 10 ** Math.floor(Math.log10(raw));
  const digit = [1, 2, 5].find((factor) => factor * power >= raw * 0.999) ?? 10;
  return Number((digit * power).toPrecision(6));
}

/** The fields of an object's schema, in its order. */
export function fieldsOf(schema: z.ZodObject): Field[] {
  return Object.entries<z.ZodType>(schema.shape).map(([name, field]) => fieldOf(name, field));
}

/** One field of a schema. */
export function fieldOf(name: string, schema: z.ZodType): Field {
  const { inner, fallback } = unwrapped(schema);
  const base = { name, label: wordsOf(name), description: schema.description ?? "", default: fallback };
  if (inner instanceof z.ZodBoolean) return { ...base, kind: "switch" };
  if (inner instanceof z.ZodEnum) return { ...base, kind: "choice", values: inner.options.map(String) };
  if (inner instanceof z.ZodNumber) {
    const [min, max] = [
      inner.minValue ?? Number.NEGATIVE_INFINITY,
      inner.maxValue ?? Number.POSITIVE_INFINITY,
    ];
    return { ...base, kind: "number", min, max, step: inner.format === "safeint" ? 1 : stepOf(min, max) };
  }
  if (inner instanceof z.ZodString) {
    const known = inner.meta()?.enum ?? schema.meta()?.enum;
    if (Array.isArray(known)) return { ...base, kind: "choice", values: known.map(String) };
    if (isColor(inner)) return { ...base, kind: "color" };
    return { ...base, kind: "text", maxLength: inner.maxLength ?? Number.POSITIVE_INFINITY };
  }
  if (inner instanceof z.ZodArray && isColor(unwrapped(inner.element as z.ZodType).inner)) {
    const { minimum, maximum } = lengthsOf(inner);
    return { ...base, kind: "colors", min: minimum, max: maximum };
  }
  return { ...base, kind: "other" };
}

/** The object that a schema describes, where it may be missing too; null for anything else. */
export function objectOf(schema: z.ZodType): z.ZodObject | null {
  const { inner } = unwrapped(schema);
  return inner instanceof z.ZodObject ? inner : null;
}

/** `animationSpeed` → "Animation speed". */
export function wordsOf(name: string): string {
  const words = name.replace(
    /([a-z\d])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  const spaced = words.replace(/[-_]/g, " ");
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
}

/** A schema without what says that it may be missing, and what stands for it then. */
function unwrapped(schema: z.ZodType): { readonly inner: z.ZodType; readonly fallback: unknown } {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return { inner: unwrapped(schema.unwrap() as z.ZodType).inner, fallback: schema.def.defaultValue };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return unwrapped(schema.unwrap() as z.ZodType);
  return { inner: schema, fallback: undefined };
}

function lengthsOf(schema: z.ZodArray): { readonly minimum: number; readonly maximum: number } {
  const bounds = (name: string): number[] =>
    (schema.def.checks ?? []).flatMap((check) =>
      Object.entries(check._zod.def).flatMap(([key, value]) =>
        key === name && typeof value === "number" ? [value] : [],
      ),
    );
  return {
    minimum: Math.max(0, ...bounds("minimum")),
    maximum: Math.min(Number.POSITIVE_INFINITY, ...bounds("maximum")),
  };
}

/** Whether a string is `#rrggbb`: told by what its pattern takes. */
function isColor(schema: z.ZodType): boolean {
  if (!(schema instanceof z.ZodString)) return false;
  return (
    schema.safeParse("#12abEF").success &&
    !schema.safeParse("12abEF").success &&
    !schema.safeParse("#").success
  );
}
