import type { DesignReader } from "@/lib/design/document/design-document";

/** Ids from the artboard down to a record, both among them. */
export function pathTo(design: DesignReader, id: string): string[] {
  const path: string[] = [];
  for (
    let record = design.get(id);
    record;
    record = record.parentId === null ? undefined : design.get(record.parentId)
  )
    path.unshift(record.id);
  return path;
}

/**
 * Which record of a path a click means: the one beside what is selected, else the outermost below the artboard, so that
 * one goes into a design step by step. Locked ones, and what is in them, are not picked.
 */
export function pickOnPath(
  design: DesignReader,
  path: readonly string[],
  selection: readonly string[],
  deep: boolean,
): string | null {
  const locked = path.findIndex((id) => {
    const record = design.get(id);
    return record?.type !== "artboard" && record?.locked === true;
  });
  const open = locked < 0 ? path : path.slice(0, locked);
  if (deep) return open.at(-1) ?? null;
  const beside = selection
    .map((id) => design.get(id)?.parentId)
    .map((parentId) => (parentId ? open.indexOf(parentId) : -1))
    .find((at) => at >= 0);
  return open[(beside ?? 0) + 1] ?? open.at(-1) ?? null;
}
