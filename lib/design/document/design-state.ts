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
  for (const record of all) {
    // Somebody may have written an id twice; a record in two places could stand inside itself, and no walk would end.
    if (records.has(record.id)) continue;
    records.set(record.id, record);
    entryOf(children, record.parentId, (): string[] => []).push(record.id);
  }
  for (const list of children.values()) list.sort(byOrder);

  function byOrder(a: string, b: string): number {
    const [first = "", second = ""] = [records.get(a)?.order, records.get(b)?.order];
    // Two people may have inserted at the same place at once: the id decides, for everybody alike.
    return first < second ? -1 : first > second ? 1 : a < b ? -1 : 1;
  }

  /** Puts records as a change says. Each list of siblings is made anew at most once, however many of it change. */
  function putAll(changes: DesignDiff["records"]): void {
    const left = new Map<string | null, Set<string>>();
    const unsorted = new Map<string | null, string[]>();
    for (const [id, { before, after }] of changes) {
      const stays = before && after && before.parentId === after.parentId;
      if (before && !stays) entryOf(left, before.parentId, () => new Set<string>()).add(id);
      if (after && !(stays && before.order === after.order)) {
        const arrived = entryOf(unsorted, after.parentId, (): string[] => []);
        if (!stays) arrived.push(id);
      }
      if (after) records.set(id, after);
      else records.delete(id);
    }
    for (const parentId of new Set([...left.keys(), ...unsorted.keys()])) {
      const gone = left.get(parentId);
      const arrived = unsorted.get(parentId);
      const list = (children.get(parentId) ?? []).filter((id) => !gone?.has(id)).concat(arrived ?? []);
      if (arrived) list.sort(byOrder);
      if (list.length > 0) children.set(parentId, list);
      else children.delete(parentId);
    }
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
      putAll(diff.records);
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

/** The entry of a key, made when it is missing. */
function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
