/** A part of a file, both ends within it. */
export interface Part {
  readonly first: number;
  readonly last: number;
}

/**
 * The part that a Range header asks for: `bytes=0-99`, `bytes=100-`, `bytes=-50`. Null for what is not understood or
 * asks for several parts, which is answered with the whole; `outside` for a part that the file does not have.
 * @param size of the file in bytes.
 */
export function readRange(header: string, size: number): Part | "outside" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (from === "" && to === "") return null;
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  const first = from === "" ? Math.max(size - Number(to), 0) : Number(from);
  if (from !== "" && to !== "" && Number(to) < first) return null;
  return first > last || first >= size ? "outside" : { first, last };
}
