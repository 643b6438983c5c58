import { type DesignMeta, type DesignReader, storedDesign } from "../document/design-document";
import type { DesignDiff, RecordChange } from "../document/diff";
import type { DesignRecord } from "../schema/records";

/**
 * A change of a design as tabs tell it each other and the session keeps it: what records are afterwards, null for those
 * that are gone. It says nothing of before, so that applying the same changes again, in order, ends the same.
 */
export interface DesignChange {
  readonly records: readonly (readonly [id: string, after: DesignRecord | null])[];
  readonly meta: DesignMeta | null;
  /** The version of the design that whoever made the change was at afterwards. */
  readonly version: number;
}

/** What tabs tell of a diff. */
export const changeOf = ({ records, meta }: DesignDiff, version: number): DesignChange => ({
  records: [...records].map(([id, { after }]) => [id, after] as const),
  meta: meta?.after ?? null,
  version,
});

const designMeta = storedDesign.pick({ name: true, theme: true });

/** Whether something that came over the wire is a change. Records are checked as far as a tree needs it. */
export function isDesignChange(value: unknown): value is DesignChange {
  if (!isObject(value) || !Array.isArray(value.records) || !Number.isSafeInteger(value.version)) return false;
  if (value.meta !== null && !designMeta.safeParse(value.meta).success) return false;
  return value.records.every(
    (entry: unknown) =>
      Array.isArray(entry) &&
      typeof entry[0] === "string" &&
      (entry[1] === null ||
        (isObject(entry[1]) && entry[1].id === entry[0] && typeof entry[1].order === "string")),
  );
}

/** Two changes, one after the other, as one. */
export function joinChanges(first: DesignChange | null, second: DesignChange): DesignChange {
  if (!first) return second;
  return {
    records: [...new Map([...first.records, ...second.records])],
    meta: second.meta ?? first.meta,
    version: Math.max(first.version, second.version),
  };
}

/** The diff that brings a design to what a change says. Records without a way up to an artboard are left out. */
export function diffOfChange(design: DesignReader, change: DesignChange): DesignDiff {
  const told = new Map(change.records);
  const find = (id: string) => (told.has(id) ? (told.get(id) ?? null) : (design.get(id) ?? null));
  const records = new Map<string, RecordChange>();
  for (const [id, given] of told) {
    const after = given && isRooted(given, find) ? given : null;
    const before = design.get(id) ?? null;
    if (!isSame(before, after)) records.set(id, { before, after });
  }
  const meta =
    change.meta && !isSame(change.meta, design.meta) ? { before: design.meta, after: change.meta } : null;
  return { records, meta };
}

/** The diff that makes a design what another one is. */
export function diffBetween(from: DesignReader, to: DesignReader): DesignDiff {
  const records = new Map<string, RecordChange>();
  for (const id of idsOf(from)) {
    const before = from.get(id) ?? null;
    if (!to.get(id)) records.set(id, { before, after: null });
  }
  for (const id of idsOf(to)) {
    const [before, after] = [from.get(id) ?? null, to.get(id) ?? null];
    if (!isSame(before, after)) records.set(id, { before, after });
  }
  return { records, meta: isSame(from.meta, to.meta) ? null : { before: from.meta, after: to.meta } };
}

/** Ids of everything in a design, parents before children. */
export function idsOf(design: Pick<DesignReader, "childrenOf">): string[] {
  const ids = [...design.childrenOf(null)];
  for (let at = 0; at < ids.length; at++) ids.push(...design.childrenOf(ids[at] ?? ""));
  return ids;
}

/** Deeper than any tree may be. */
const MAX_STEPS_UP = 1000;

function isRooted(record: DesignRecord, find: (id: string) => DesignRecord | null): boolean {
  let above: DesignRecord | null = record;
  for (let steps = 0; above && steps < MAX_STEPS_UP; steps++) {
    if (above.parentId === null) return true;
    above = find(above.parentId);
  }
  return false;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether two plain values are the same; keys in another order count as a difference, which costs a redraw only. */
const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
