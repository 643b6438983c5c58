import type { z } from "zod";
import { formatIssue, formatPath } from "@/lib/schema/issues";
import { STATE_LIMITS } from "./limits";

/** Problems after which a walk gives up counting. */
const MAX_COUNTED = 1000;

/** JSON that is nested deeper than this is reported and not followed. */
const MAX_DEPTH = 64;

/** One walk over a value: where it stands, and what it has found so far, in document order. */
export class ProblemWalk {
  /** Keys and indexes from the root to the value that is being looked at. */
  readonly path: PropertyKey[] = [];
  private readonly found: string[] = [];
  private count = 0;

  /** True once so many problems are known that looking for more tells nobody anything. */
  get full(): boolean {
    return this.count >= MAX_COUNTED;
  }

  /** Records a problem of the present value. The sentence is only made when it will be listed. */
  report(message: () => string): void {
    this.count++;
    if (this.found.length < STATE_LIMITS.problems) this.found.push(`${formatPath(this.path)}: ${message()}`);
  }

  /** Records what a schema has against the present value: its first issue, in its own words. */
  reportAs(schema: z.ZodType, value: unknown): void {
    this.count++;
    if (this.found.length >= STATE_LIMITS.problems) return;
    const issue = schema.safeParse(value, { reportInput: true }).error?.issues[0];
    if (issue) this.found.push(formatIssue({ ...issue, path: [...this.path, ...issue.path] }));
  }

  /**
   * Looks through a value that no schema speaks of: strings and keys of any length, numbers that are none and
   * bottomless nesting are the only things that can be wrong with it.
   */
  visitUnknown(value: unknown): void {
    if (typeof value === "string") {
      if (isTooLong(value)) this.report(tooLong);
    } else if (typeof value === "number") {
      if (!Number.isFinite(value)) this.report(() => "must be a finite number");
    } else if (typeof value === "object" && value !== null) {
      if (this.path.length >= MAX_DEPTH) {
        this.report(() => `must be nested at most ${MAX_DEPTH} levels deep`);
      } else if (Array.isArray(value)) {
        this.visitItems(value);
      } else {
        this.visitFields(value as Readonly<Record<string, unknown>>);
      }
    }
  }

  /** Reports a key that is itself too long; the value under it is looked at by the caller. */
  visitKey(key: string): void {
    if (isTooLong(key)) {
      this.report(() => `has a name of more than ${STATE_LIMITS.stringLength} characters`);
    }
  }

  /** The problems, at most {@link STATE_LIMITS}.problems lines; the last says how many are not listed. */
  lines(): string[] {
    if (this.count <= STATE_LIMITS.problems) return this.found;
    const listed = this.found.slice(0, STATE_LIMITS.problems - 1);
    const left = this.count - listed.length;
    return [...listed, `state: ${this.full ? "at least " : ""}${left} more problems are not listed`];
  }

  private visitItems(items: readonly unknown[]): void {
    const depth = this.path.length;
    for (let index = 0; index < items.length && !this.full; index++) {
      this.path[depth] = index;
      this.visitUnknown(items[index]);
    }
    this.path.length = depth;
  }

  private visitFields(fields: Readonly<Record<string, unknown>>): void {
    const depth = this.path.length;
    for (const key of Object.keys(fields)) {
      if (this.full) break;
      this.path[depth] = key;
      this.visitKey(key);
      this.visitUnknown(fields[key]);
    }
    this.path.length = depth;
  }
}

/** The sentence for a string beyond the limit. */
export function tooLong(): string {
  return `must have at most ${STATE_LIMITS.stringLength} characters`;
}

/** Whether a string has more characters (code points) than a state may hold; a data: URL may be of any length. */
export function isTooLong(value: string): boolean {
  const limit = STATE_LIMITS.stringLength;
  if (value.length <= limit || value.slice(0, 5).toLowerCase() === "data:") return false;
  if (value.length > 2 * limit) return true;
  let characters = 0;
  for (const _ of value) characters++;
  return characters > limit;
}
