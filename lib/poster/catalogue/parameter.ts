import { z } from "zod";
import { stepOf } from "@/lib/schema/fields";
import { parameterUnits } from "../text-animations/parameter-units";

/** A parameter of a text animation, in words that a form can be made of. */
export interface Parameter {
  readonly name: string;
  readonly type: "number" | "string" | "boolean";
  readonly default: unknown;
  readonly min?: number;
  readonly max?: number;
  /** A sensible step of a slider; any value between min and max is accepted. */
  readonly step?: number;
  readonly unit?: string;
  readonly values?: readonly string[];
  readonly description: string;
}

/**
 * Reads a field's schema as a parameter.
 * @throws TypeError for a field that is no number, choice or switch, or that has no default.
 */
export function parameterOf(name: string, field: z.core.$ZodType): Parameter {
  if (!(field instanceof z.ZodDefault)) throw new TypeError(`The parameter ${name} has no default`);
  const inner = field.def.innerType;
  const common = { name, default: field.def.defaultValue as unknown };
  const description = field.description ?? "";
  if (inner instanceof z.ZodBoolean) return { ...common, type: "boolean", description };
  if (inner instanceof z.ZodEnum) {
    return { ...common, type: "string", values: Object.values(inner.def.entries).map(String), description };
  }
  if (!(inner instanceof z.ZodNumber))
    throw new TypeError(`The parameter ${name} has a type that is not published`);
  const min = inner.minValue ?? Number.NEGATIVE_INFINITY;
  const max = inner.maxValue ?? Number.POSITIVE_INFINITY;
  const unit = parameterUnits.get(field)?.unit;
  return {
    ...common,
    type: "number",
    min,
    max,
    step: inner.format === "safeint" ? 1 : stepOf(min, max),
    ...(unit ? { unit } : {}),
    description,
  };
}
