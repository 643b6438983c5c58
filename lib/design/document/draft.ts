import { generateNKeysBetween } from "fractional-indexing";
import type { ArtboardRecord, DesignRecord, NodeRecord, Placement } from "../schema/records";
import type { DesignMeta, DesignReader } from "./design-document";
import { type DesignDiff, EMPTY_DIFF, type RecordChange } from "./diff";
import { MAX_DOCUMENT_NODES } from "./limits";
import { OperationError } from "./operation-error";

/** A record without the place it is going to have. */
export type NewRecord = Omit<ArtboardRecord, keyof Placement> | Omit<NodeRecord, keyof Placement>;

/** A design that an operation changes: it reads its own changes, and nothing has happened until the diff is applied. */
export interface Draft extends DesignReader {
  /** Makes a record among the children of a parent, at an index or last. @returns its id. */
  insert(record: NewRecord, parentId: string | null, index?: number): string;
  /** Makes several records, one after the other, in the time of one. @returns their ids. */
  insertAll(records: readonly NewRecord[], parentId: string | null, index?: number): string[];
  /** Changes fields of a record; undefined takes a field away. */
  update(id: string, fields: Readonly<Record<string, unknown>>): void;
  /** Moves a record with everything in it. The index counts the new siblings without it. */
  move(id: string, parentId: string | null, index?: number): void;
  /** Removes a record with everything in it. */
  remove(id: string): void;
  setMeta(meta: Partial<DesignMeta>): void;
  /** What has changed since the beginning. */
  finish(): DesignDiff;
}

/**
 * Begins a draft.
 * @param newId makes ids that no record has.
 */
export function createDraft(base: DesignReader, newId: () => string): Draft {
  const changed = new Map<string, DesignRecord | null>();
  const children = new Map<string | null, readonly string[]>();
  let meta = base.meta;
  let size = base.size;

  const get = (id: string): DesignRecord | undefined => {
    const mine = changed.get(id);
    return mine === undefined ? base.get(id) : (mine ?? undefined);
  };
  const childrenOf = (parentId: string | null) => children.get(parentId) ?? base.childrenOf(parentId);

  const need = (id: string): DesignRecord => {
    const record = get(id);
    if (!record)
      throw new OperationError("not-found", `There is no node or artboard with the id ${id}.`, { id });
    return record;
  };

  /** Gives records neighbouring places in a parent, and tells the list of its children. */
  const place = (ids: readonly string[], parentId: string | null, index: number): string[] => {
    const placed = new Set(ids);
    const siblings = childrenOf(parentId).filter((id) => !placed.has(id));
    const at = Math.max(0, Math.min(index, siblings.length));
    const orderAt = (position: number) => get(siblings[position] ?? "")?.order ?? null;
    const keys = keysBetween(at === 0 ? null : orderAt(at - 1), orderAt(at), ids.length);
    if (!keys) {
      // Two siblings share a place, as after two people inserted there at once: all get new ones.
      const fresh = generateNKeysBetween(null, null, siblings.length);
      for (const [position, id] of siblings.entries()) {
        const record = need(id);
        changed.set(id, { ...record, order: fresh[position] ?? record.order } as DesignRecord);
      }
      return place(ids, parentId, index);
    }
    children.set(parentId, [...siblings.slice(0, at), ...ids, ...siblings.slice(at)]);
    return keys;
  };

  const draft: Draft = {
    get meta() {
      return meta;
    },
    get size() {
      return size;
    },
    get,
    childrenOf,
    insert(record, parentId, index) {
      const [id = ""] = draft.insertAll([record], parentId, index);
      return id;
    },
    insertAll(records, parentId, index = Number.POSITIVE_INFINITY) {
      if (parentId !== null) need(parentId);
      if (size + records.length > MAX_DOCUMENT_NODES)
        throw new OperationError("limit", `A document holds at most ${MAX_DOCUMENT_NODES} nodes.`);
      const ids = records.map(() => newId());
      const orders = place(ids, parentId, index);
      for (const [position, record] of records.entries()) {
        const id = ids[position] ?? "";
        changed.set(id, { ...record, id, parentId, order: orders[position] ?? "" } as DesignRecord);
      }
      size += records.length;
      return ids;
    },
    update(id, fields) {
      const next: Record<string, unknown> = { ...need(id), ...fields };
      for (const [key, value] of Object.entries(fields)) if (value === undefined) delete next[key];
      changed.set(id, next as unknown as DesignRecord);
    },
    move(id, parentId, index = Number.POSITIVE_INFINITY) {
      const record = need(id);
      for (let above = parentId; above !== null; above = need(above).parentId) {
        if (above === id)
          throw new OperationError("cycle", `${id} cannot go into itself or into something inside it.`, {
            id,
          });
      }
      if (parentId !== record.parentId)
        children.set(
          record.parentId,
          childrenOf(record.parentId).filter((child) => child !== id),
        );
      const [order = ""] = place([id], parentId, index);
      changed.set(id, { ...need(id), parentId, order } as DesignRecord);
    },
    remove(id) {
      const { parentId } = need(id);
      children.set(
        parentId,
        childrenOf(parentId).filter((child) => child !== id),
      );
      const doomed = [id];
      for (let next = doomed.pop(); next !== undefined; next = doomed.pop()) {
        doomed.push(...childrenOf(next));
        children.set(next, []);
        changed.set(next, null);
        size -= 1;
      }
    },
    setMeta(fields) {
      const next = { ...meta, ...fields };
      if (next.name !== meta.name || next.theme !== meta.theme) meta = next;
    },
    finish() {
      const records = new Map<string, RecordChange>();
      for (const [id, after] of changed) {
        const before = base.get(id) ?? null;
        if (before !== after) records.set(id, { before, after });
      }
      if (records.size === 0 && meta === base.meta) return EMPTY_DIFF;
      return { records, meta: meta === base.meta ? null : { before: base.meta, after: meta } };
    },
  };
  return draft;
}

/** Keys between two, or null where there is no room between equal ones. */
function keysBetween(before: string | null, after: string | null, count: number): string[] | null {
  return before !== null && after !== null && before >= after
    ? null
    : generateNKeysBetween(before, after, count);
}
