import { z } from "zod";
import { isTooLong, type ProblemWalk, tooLong } from "./problem-walk";
import { quickTest } from "./quick-test";
import { chooserOf, fallbackOf } from "./tagged-union";

/**
 * Checks against a zod schema that keep the order of the sent document, go on after a problem, and stay linear and
 * bounded whatever is sent. Containers (objects, arrays, unions) are walked here; what a leaf may hold is always
 * judged by zod itself, so that no rule is written twice. Keys that a schema does not know are looked through, not refused.
 */

/** Looks at one value and reports what is wrong with it and everything inside it. */
export type Check<Walk extends ProblemWalk> = (value: unknown, walk: Walk) => void;

/** Wraps the checks of certain schemas: for rules across values, like unique ids. */
export type CheckHooks<Walk extends ProblemWalk> = ReadonlyMap<
  z.core.$ZodType,
  (inner: Check<Walk>) => Check<Walk>
>;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function lengthBound(schema: z.ZodArray, kind: "min_length" | "max_length"): number | undefined {
  for (const check of schema.def.checks ?? []) {
    const { def } = check._zod;
    if (def.check !== kind) continue;
    const bound = (def as { minimum?: unknown; maximum?: unknown })[
      kind === "min_length" ? "minimum" : "maximum"
    ];
    if (typeof bound === "number") return bound;
  }
  return undefined;
}

/** Makes the check of a schema, once; recursive schemas are followed when first met. */
export function compileCheck<Walk extends ProblemWalk>(
  root: z.ZodType,
  hooks: CheckHooks<Walk> = new Map(),
): Check<Walk> {
  const compiled = new Map<z.core.$ZodType, Check<Walk>>();

  const compile = (schema: z.core.$ZodType): Check<Walk> => {
    const known = compiled.get(schema);
    if (known) return known;
    // Stands in while the schema is being compiled, for one that contains itself.
    let check: Check<Walk> = (value, walk) => check(value, walk);
    compiled.set(schema, (value, walk) => check(value, walk));
    const inner = checkOf(schema as z.ZodType);
    check = hooks.get(schema)?.(inner) ?? inner;
    compiled.set(schema, check);
    return check;
  };

  const checkOf = (schema: z.ZodType): Check<Walk> => {
    if (
      schema instanceof z.ZodDefault ||
      schema instanceof z.ZodPrefault ||
      schema instanceof z.ZodOptional
    ) {
      const inner = compile(schema.def.innerType);
      return (value, walk) => {
        if (value !== undefined) inner(value, walk);
      };
    }
    if (schema instanceof z.ZodObject && !schema.def.checks?.length) return objectCheck(schema);
    if (schema instanceof z.ZodArray) return arrayCheck(schema);
    if (schema instanceof z.ZodRecord && schema.def.valueType instanceof z.ZodUnknown)
      return recordCheck(schema);
    if (schema instanceof z.ZodDiscriminatedUnion) return taggedCheck(schema);
    const choose = chooserOf(schema);
    if (choose) return (value, walk) => compile(choose(value))(value, walk);
    if (schema instanceof z.ZodUnknown) return (value, walk) => walk.visitUnknown(value);
    return leafCheck(schema);
  };

  const objectCheck = (schema: z.ZodObject): Check<Walk> => {
    const fields = new Map(Object.entries(schema.shape).map(([key, field]) => [key, compile(field)]));
    const required = Object.entries(schema.shape)
      .filter(([, field]) => field._zod.optin === undefined)
      .map(([key]) => key);
    return (value, walk) => {
      if (!isFields(value)) return walk.reportAs(schema, value);
      const depth = walk.path.length;
      for (const key of Object.keys(value)) {
        if (walk.full) break;
        walk.path[depth] = key;
        const field = fields.get(key);
        if (field) field(value[key], walk);
        else {
          walk.visitKey(key);
          walk.visitUnknown(value[key]);
        }
      }
      for (const key of required) {
        if (Object.hasOwn(value, key)) continue;
        walk.path[depth] = key;
        fields.get(key)?.(undefined, walk);
      }
      walk.path.length = depth;
    };
  };

  const arrayCheck = (schema: z.ZodArray): Check<Walk> => {
    const element = compile(schema.def.element);
    const minimum = lengthBound(schema, "min_length") ?? 0;
    const maximum = lengthBound(schema, "max_length") ?? Number.POSITIVE_INFINITY;
    return (value, walk) => {
      if (!Array.isArray(value)) return walk.reportAs(schema, value);
      if (value.length < minimum) walk.report(() => `must have at least ${minimum} entries`);
      if (value.length > maximum) walk.report(() => `must have at most ${maximum} entries`);
      const depth = walk.path.length;
      for (let index = 0; index < Math.min(value.length, maximum) && !walk.full; index++) {
        walk.path[depth] = index;
        element(value[index], walk);
      }
      walk.path.length = depth;
    };
  };

  const recordCheck =
    (schema: z.ZodType): Check<Walk> =>
    (value, walk) =>
      isFields(value) ? walk.visitUnknown(value) : walk.reportAs(schema, value);

  const taggedCheck = (schema: z.ZodDiscriminatedUnion): Check<Walk> => {
    const tag = schema.def.discriminator;
    const byTag = new Map<unknown, Check<Walk>>();
    for (const option of schema.options as z.core.$ZodType[]) {
      for (const name of option._zod.propValues?.[tag] ?? []) byTag.set(name, compile(option));
    }
    const fallback = fallbackOf(schema);
    const untagged = fallback && compile(fallback);
    return (value, walk) => {
      const known = isFields(value) && Object.hasOwn(value, tag) ? byTag.get(value[tag]) : undefined;
      const check = known ?? untagged;
      if (check) check(value, walk);
      else walk.reportAs(schema, value);
    };
  };

  const leafCheck = (schema: z.ZodType): Check<Walk> => {
    const isSurely = quickTest(schema);
    return (value, walk) => {
      if (isSurely?.(value)) return;
      // Asked first, so that no pattern is ever tried on ten million characters.
      if (typeof value === "string" && isTooLong(value)) walk.report(tooLong);
      else if (!schema.safeParse(value).success) walk.reportAs(schema, value);
    };
  };

  return compile(root);
}
