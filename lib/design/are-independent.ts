import type { DesignDiff } from "./document/diff";

/** Whether two changes, one after the other, may as well have been made the other way round, and each taken back alone. */
export function areIndependent(first: DesignDiff, second: DesignDiff): boolean {
  if (first.meta && second.meta) return false;
  const [a, b] = [reachOf(first), reachOf(second)];
  // Two moves could each be right, and without one of them the other one a circle.
  if (a.moves && b.moves) return false;
  return (
    [...first.records.keys()].every((id) => !second.records.has(id)) &&
    [...a.comeOrGo].every((id) => !b.leansOn.has(id)) &&
    [...b.comeOrGo].every((id) => !a.leansOn.has(id))
  );
}

interface Reach {
  /** Records that are made or removed. */
  readonly comeOrGo: ReadonlySet<string>;
  /** Records that must be there: parents, and masters of instances. */
  readonly leansOn: ReadonlySet<string>;
  readonly moves: boolean;
}

function reachOf({ records }: DesignDiff): Reach {
  const comeOrGo = new Set<string>();
  const leansOn = new Set<string>();
  let moves = false;
  for (const [id, { before, after }] of records) {
    if (!before || !after) comeOrGo.add(id);
    else if (before.parentId !== after.parentId) moves = true;
    for (const record of [before, after]) {
      if (record?.parentId) leansOn.add(record.parentId);
      if (record?.type === "component" && typeof record.masterId === "string") leansOn.add(record.masterId);
    }
  }
  return { comeOrGo, leansOn, moves };
}
