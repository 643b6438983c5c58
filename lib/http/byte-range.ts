/** A piece of a file, first and last byte included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a Range header with one range (`bytes=0-`, `bytes=10-19`, `bytes=-5`), RFC 9110 §14.
 * @returns the piece, `"all"` when the header asks for nothing that has to be honoured, or null when it cannot be satisfied.
 */
export function parseByteRange(header: string | undefined, sizeBytes: number): ByteRange | "all" | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!match || (!match[1] && !match[2])) return "all";
  const [, from = "", to = ""] = match;
  if (!from) {
    const length = Math.min(Number(to), sizeBytes);
    return length > 0 ? { first: sizeBytes - length, last: sizeBytes - 1 } : null;
  }
  const first = Number(from);
  const last = to ? Math.min(Number(to), sizeBytes - 1) : sizeBytes - 1;
  return first < sizeBytes && first <= last ? { first, last } : null;
}
