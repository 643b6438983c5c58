import { z } from "zod";

/** Schema by which a value is checked although its tag is unknown, so that all its problems are reported. */
const fallbacks = new WeakMap<z.core.$ZodType, z.ZodType>();

/** Chooses the option of a plain union by which a value is checked. */
const choosers = new WeakMap<z.core.$ZodType, (value: unknown) => z.ZodType>();

/** Describing a schema clones it, and the clone knows its parent: what is known of one is known of the other. */
function inherited<Value>(map: WeakMap<z.core.$ZodType, Value>, schema: z.core.$ZodType): Value | undefined {
  for (let at: z.core.$ZodType | undefined = schema; at; at = at._zod.parent) {
    const value = map.get(at);
    if (value !== undefined) return value;
  }
  return undefined;
}

/**
 * A union of objects told apart by one field. Where that field holds no known tag, the checks go on with
 * `fallback`, whose own schema of the field says what is wrong with the tag.
 * Without options (an empty registry) it is the fallback alone.
 */
export function taggedUnion<Option extends z.ZodObject>(
  tag: string,
  options: readonly Option[],
  fallback: z.ZodType,
): z.ZodDiscriminatedUnion<Option[]> {
  if (options.length === 0) return fallback as never;
  // zod wants to see the tag in the option's type, which entries of a registry cannot show.
  const union = z.discriminatedUnion(tag, options as never) as unknown as z.ZodDiscriminatedUnion<Option[]>;
  fallbacks.set(union, fallback);
  return union;
}

/** A plain union whose problems are those of the option that `choose` picks, never "no option fits". */
export function chosenUnion<Option extends z.ZodType>(
  options: readonly Option[],
  choose: (value: unknown) => Option,
): z.ZodUnion<readonly Option[]> {
  const union = z.union(options);
  choosers.set(union, choose);
  return union;
}

/** The fallback of a {@link taggedUnion}, if the schema is one. */
export function fallbackOf(schema: z.core.$ZodType): z.ZodType | undefined {
  return inherited(fallbacks, schema);
}

/** The chooser of a {@link chosenUnion}, if the schema is one. */
export function chooserOf(schema: z.core.$ZodType): ((value: unknown) => z.ZodType) | undefined {
  return inherited(choosers, schema);
}
