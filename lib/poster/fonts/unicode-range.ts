/** Sorted, disjoint, inclusive ranges of code points: `[first, last]`. */
export type CodePointRanges = readonly (readonly [first: number, last: number])[];

/**
 * Reads a CSS `unicode-range` value.
 * @throws Error on a piece that is no code point, range or wildcard.
 */
export function parseUnicodeRange(value: string): CodePointRanges {
  return mergeRanges(
    value.split(",").map((piece) => {
      const match = /^\s*U\+(?:([0-9a-f]{1,6})(?:-([0-9a-f]{1,6}))?|([0-9a-f]{0,5}\?{1,6}))\s*$/i.exec(piece);
      if (!match) throw new Error(`"${piece}" is no unicode-range`);
      const [, first, last, wild] = match;
      if (wild !== undefined) {
        return [
          Number.parseInt(wild.replaceAll("?", "0"), 16),
          Number.parseInt(wild.replaceAll("?", "f"), 16),
        ];
      }
      const start = Number.parseInt(first ?? "", 16);
      return [start, last === undefined ? start : Number.parseInt(last, 16)];
    }),
  );
}

/** Writes ranges as a CSS `unicode-range` value without spaces. */
export function formatUnicodeRange(ranges: CodePointRanges): string {
  const hex = (value: number) => value.toString(16);
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join();
}

/** Whether a code point lies in the ranges. */
export function includesCodePoint(ranges: CodePointRanges, codePoint: number): boolean {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle];
    if (!range) return false;
    if (codePoint < range[0]) high = middle - 1;
    else if (codePoint > range[1]) low = middle + 1;
    else return true;
  }
  return false;
}

/** Sorts ranges and joins those that touch. */
export function mergeRanges(ranges: readonly (readonly number[])[]): CodePointRanges {
  const sorted = ranges
    .map(([first = 0, last = first]) => [first, last] as const)
    .sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [first, last] of sorted) {
    const previous = merged.at(-1);
    if (previous && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
    else merged.push([first, last]);
  }
  return merged;
}

/** The code points that are in both. */
export function intersectRanges(a: CodePointRanges, b: CodePointRanges): CodePointRanges {
  const shared: [number, number][] = [];
  let i = 0;
  let j = 0;
  for (;;) {
    const left = a[i];
    const right = b[j];
    if (!left || !right) return shared;
    const first = Math.max(left[0], right[0]);
    const last = Math.min(left[1], right[1]);
    if (first <= last) shared.push([first, last]);
    if (left[1] < right[1]) i += 1;
    else j += 1;
  }
}

/** The code points of the first that are not in the second. */
export function subtractRanges(from: CodePointRanges, what: CodePointRanges): CodePointRanges {
  let previous = 0;
  const gaps: [number, number][] = [];
  for (const [first, last] of what) {
    if (first > previous) gaps.push([previous, first - 1]);
    previous = last + 1;
  }
  gaps.push([previous, 0x10ffff]);
  return intersectRanges(from, gaps);
}
