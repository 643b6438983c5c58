import type { DesignRecord } from "../schema/records";
import type { DesignMeta, DesignReader, StoredDesign } from "./design-document";
import type { DesignDiff } from "./diff";

/** A design in memory. Only {@link apply} changes it; everybody else reads. */
export interface DesignState extends DesignReader {
  /** Grows by one with each change that is applied. */
  readonly version: number;
  /** Applies a change in place. @throws Error when it was made on another state of the records that it touches. */
  apply(diff: DesignDiff): void;
  /** The design as it is kept. */
  toStored(): StoredDesign;
}

/** Opens a design for work. @param stored as parsed by `storedDesign`. */
export function createDesignState(stored: StoredDesign, version = 0): DesignState {
  const { artboards, nodes, name, theme, ...unknownFields } = stored;
  const records = new Map<string, DesignRecord>();
  const children = new Map<string | null, string[]>();
  let meta: DesignMeta = { name, theme };
  let changes = version;

  // A kept design was checked when it was saved; fields beyond the known ones are nobody's business here.
  const all = [...artboards, ...Object.values(nodes)] as unknown as DesignRecord[];
  for (const record of all) records.set(record.id, record);
  for (const record of all) listOf(record.parentId).push(record.id);
  for (const list of children.values()) list.sort(byOrder);

  function listOf(parentId: string | null): string[] {
    const known = children.get(parentId);
    if (known) return known;
    const list: string[] = [];
    children.set(parentId, list);
    return list;
  }

  function byOrder(a: string, b: string): number {
    const [first = "", second = ""] = [records.get(a)?.order, records.get(b)?.order];
    // Two people may have inserted at the same place at once: the id decides, for everybody alike.
    return first < second ? -1 : first > second ? 1 : a < b ? -1 : 1;
  }

  function put(id: string, before: DesignRecord | null, after: DesignRecord | null): Set<string | null> {
    const touched = new Set<string | null>();
    if (before && (!after || after.parentId !== before.parentId)) {
      children.set(
        before.parentId,
        listOf(before.parentId).filter((child) => child !== id),
      );
    }
    if (after) {
      records.set(id, after);
      if (!before || before.parentId !== after.parentId)
        children.set(after.parentId, [...listOf(after.parentId), id]);
      if (!before || before.parentId !== after.parentId || before.order !== after.order)
        touched.add(after.parentId);
    } else {
      records.delete(id);
    }
    return touched;
  }

  return {
    get meta() {
      return meta;
    },
    get version() {
      return changes;
    },
    get size() {
      return records.size;
    },
    get: (id) => records.get(id),
    childrenOf: (parentId) => children.get(parentId) ?? [],
    apply(diff) {
      for (const [id, { before }] of diff.records) {
        if ((records.get(id) ?? null) !== before) throw new Error(`the record ${id} has changed since`);
      }
      const unsorted = new Set<string | null>();
      for (const [id, { before, after }] of diff.records)
        for (const parentId of put(id, before, after)) unsorted.add(parentId);
      for (const parentId of unsorted) children.set(parentId, [...listOf(parentId)].sort(byOrder));
      if (diff.meta) meta = diff.meta.after;
      changes += 1;
    },
    toStored() {
      const list = children.get(null) ?? [];
      const pages = new Set(list);
      const kept = {
        ...unknownFields,
        ...meta,
        artboards: list.map((id) => records.get(id)),
        nodes: Object.fromEntries([...records].filter(([id]) => !pages.has(id))),
      };
      return kept as unknown as StoredDesign;
    },
  };
}
