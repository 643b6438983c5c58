import { createHash } from "node:crypto";

/**
 * JSON text that is the same for equal values, whatever order their keys were written in.
 * Only for what JSON can hold; keys without a value are left out, as JSON.stringify does.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    const sorted = Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    // A plain object would take a key named __proto__ for its own prototype.
    return Object.assign(Object.create(null), Object.fromEntries(sorted)) as unknown;
  });
}

/** Cache key of a picture: SHA-256, in hex, of everything that it depends on. */
export function cacheKey(inputs: Readonly<Record<string, unknown>>): string {
  return createHash("sha256").update(canonicalJson(inputs)).digest("hex");
}
