import type { z } from "zod";
import type { Path } from "@/lib/schema/issues";
import { nearest } from "@/lib/schema/nearest";
import { type Check, compileCheck } from "../schema/compile-check";
import { ProblemWalk } from "../schema/problem-walk";

/** Stored states keep keys that no schema knows; a call must not have any: they are slips that would do nothing. */
class CallWalk extends ProblemWalk {
  constructor(readonly known: readonly string[]) {
    super();
  }

  /** Objects that a schema leaves open have keys of any name. */
  private open = 0;

  override visitUnknown(value: unknown): void {
    this.open++;
    super.visitUnknown(value);
    this.open--;
  }

  override visitKey(key: string): void {
    const meant = this.path.length <= 2 ? nearest(key, this.known) : undefined;
    if (this.open > 0) super.visitKey(key);
    else this.report(() => `is no field here${meant ? `; did you mean "${meant}"?` : ""}`);
  }
}

const checks = new WeakMap<z.ZodType, Check<CallWalk>>();

function checkOf(schema: z.ZodType): Check<CallWalk> {
  const known = checks.get(schema);
  if (known) return known;
  const made = compileCheck<CallWalk>(schema);
  checks.set(schema, made);
  return made;
}

/**
 * Every problem of a value against a schema, each `<path>: <message>`; unknown keys are problems, at every depth. The value
 * itself is not parsed, so that defaults are never written into a poster.
 * @param path of the value, like `["input"]`.
 */
export function problemsOf(schema: z.ZodType, value: unknown, path: Path): string[] {
  const fields = "shape" in schema && typeof schema.shape === "object" ? Object.keys(schema.shape ?? {}) : [];
  const walk = new CallWalk(fields);
  walk.path.push(...path);
  checkOf(schema)(value, walk);
  return walk.lines();
}

/** One sentence of many problems: the first, and how many more there are. */
export const firstOf = ([first = "", ...others]: readonly string[]): string =>
  others.length > 0 ? `${first} (and ${others.length} more)` : first;
