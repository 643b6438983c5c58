import type { DesignRecord } from "../schema/records";
import type { DesignMeta } from "./design-document";

/** One record before and after a change; null where it was not there, or is no more. */
export interface RecordChange {
  readonly before: DesignRecord | null;
  readonly after: DesignRecord | null;
}

/** A change of a design that can be applied and taken back. */
export interface DesignDiff {
  readonly records: ReadonlyMap<string, RecordChange>;
  readonly meta: { readonly before: DesignMeta; readonly after: DesignMeta } | null;
}

/** A change that changes nothing. */
export const EMPTY_DIFF: DesignDiff = { records: new Map(), meta: null };

/** Whether a change changes nothing. */
export const isEmptyDiff = (diff: DesignDiff): boolean => diff.records.size === 0 && diff.meta === null;

/** The change that takes another one back. */
export function invertDiff({ records, meta }: DesignDiff): DesignDiff {
  return {
    records: new Map([...records].map(([id, { before, after }]) => [id, { before: after, after: before }])),
    meta: meta && { before: meta.after, after: meta.before },
  };
}

/** One change that does what two do, one after the other. What ends as it began is left out. */
export function mergeDiffs(first: DesignDiff, second: DesignDiff): DesignDiff {
  const records = new Map(first.records);
  for (const [id, change] of second.records) {
    const before = records.has(id) ? (records.get(id)?.before ?? null) : change.before;
    if (before === change.after) records.delete(id);
    else records.set(id, { before, after: change.after });
  }
  const meta = first.meta && second.meta ? { before: first.meta.before, after: second.meta.after } : null;
  return { records, meta: meta ?? first.meta ?? second.meta };
}
