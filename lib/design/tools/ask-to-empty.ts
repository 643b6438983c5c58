import type { DesignReader } from "../document/design-document";

/** What a person is asked before the last artboard goes: nothing is left of a design then. Null while others stay. */
export function askToEmpty(design: DesignReader, going: readonly string[]): string | null {
  const artboards = design.childrenOf(null);
  const [first, ...others] = artboards;
  if (first === undefined || !artboards.every((id) => going.includes(id))) return null;
  return others.length === 0
    ? `Delete “${design.get(first)?.name ?? "the artboard"}”, the only artboard of this design?`
    : `Delete all ${artboards.length} artboards of this design?`;
}
