/** An object of JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** Keys that say what kind of thing an object is: where they change, the rest of it is another thing's. */
const TAGS = ["type", "shaderType"] as const;

/** Whether a value is an object of JSON and no list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Lays changes over fields, objects inside too. An object of another kind (a gradient for a colour) takes the whole place. */
export function mergeFields(before: Fields, change: Fields): Fields {
  const merged: Record<string, unknown> = { ...before };
  for (const [key, value] of Object.entries(change)) {
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    merged[key] =
      isFields(value) && isFields(old) && !isOtherKind(old, value) ? mergeFields(old, value) : value;
  }
  return merged;
}

const isOtherKind = (before: Fields, change: Fields): boolean =>
  TAGS.some((tag) => change[tag] !== undefined && change[tag] !== before[tag]);

/** Whether two values are the same JSON, whatever the order of keys. Parts that are the same object cost nothing. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, index) => isSameJson(value, b[index]));
  if (!isFields(a) || !isFields(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameJson(a[key], b[key]))
  );
}
