import type { DesignMeta, DesignReader } from "./document/design-document";
import type { DesignDiff, RecordChange } from "./document/diff";
import type { Step } from "./history";
import type { DesignRecord } from "./schema/records";

/** What it takes to undo steps that others came after. */
export interface TakeBack {
  readonly diff: DesignDiff;
  /** Ids of what stays, because it was changed since, or holds what was added since. */
  readonly kept: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Takes steps back out of the middle of what was done, field by field. Whatever was changed since keeps that change, and
 * nothing that was added since goes with what it was added to.
 * @param steps in the order in which they were done.
 */
export function takeBack(design: DesignReader, steps: readonly Step[]): TakeBack {
  const work = new TakingBack(design);
  for (const step of [...steps].reverse()) work.take(step.diff);
  return work.finish();
}

/** Goes through steps, newest first, and holds what the design is to be. */
class TakingBack {
  private readonly now = new Map<string, DesignRecord | null>();
  private meta: DesignMeta;
  private readonly kept = new Set<string>();
  /** Children that this brings back or moves, and parents that lose some. */
  private readonly childCount = new Map<string, number>();

  constructor(private readonly design: DesignReader) {
    this.meta = design.meta;
  }

  take({ records, meta }: DesignDiff): void {
    const changes = [...records];
    this.bringBack(changes.filter(([, { after }]) => after === null));
    for (const [id, { before, after }] of changes) if (before && after) this.reverse(id, before, after);
    this.remove(changes.filter(([, { before }]) => before === null));
    if (meta) this.meta = reversedFields(this.meta, meta.before, meta.after).fields as unknown as DesignMeta;
  }

  finish(): TakeBack {
    const records = new Map<string, RecordChange>();
    for (const [id, after] of this.now) {
      const before = this.design.get(id) ?? null;
      if (!isSameRecord(before, after)) records.set(id, { before, after });
    }
    const { meta } = this.design;
    const diff = { records, meta: isSame(meta, this.meta) ? null : { before: meta, after: this.meta } };
    return { diff, kept: [...this.kept] };
  }

  private get(id: string): DesignRecord | null {
    return this.now.has(id) ? (this.now.get(id) ?? null) : (this.design.get(id) ?? null);
  }

  private put(id: string, record: DesignRecord | null): void {
    const was = this.get(id);
    if (was?.parentId) this.count(was.parentId, -1);
    if (record?.parentId) this.count(record.parentId, 1);
    this.now.set(id, record);
  }

  private count(id: string, by: number): void {
    this.childCount.set(id, this.childrenIn(id) + by);
  }

  private childrenIn(id: string): number {
    return this.childCount.get(id) ?? this.design.childrenOf(id).length;
  }

  /** Parents come back before what is in them; where a parent is gone for good, so is what was in it. */
  private bringBack(changes: readonly (readonly [string, RecordChange])[]): void {
    let waiting = changes;
    while (waiting.length > 0) {
      const ready = waiting.filter(([, { before }]) => before && this.hasPlace(before.parentId));
      if (ready.length === 0) break;
      for (const [id, { before }] of ready) if (!this.get(id)) this.put(id, before);
      const done = new Set(ready.map(([id]) => id));
      waiting = waiting.filter(([id]) => !done.has(id));
    }
    for (const [id] of waiting) this.kept.add(id);
  }

  private hasPlace(parentId: string | null): boolean {
    return parentId === null || this.get(parentId) !== null;
  }

  private reverse(id: string, before: DesignRecord, after: DesignRecord): void {
    const current = this.get(id);
    if (!current) return;
    const { fields, isPartial } = reversedFields(current, before, after);
    const record = fields as unknown as DesignRecord;
    const { parentId, order } = current;
    const mayMove =
      record.parentId === parentId || (this.hasPlace(record.parentId) && !this.isInside(record.parentId, id));
    if (isPartial || !mayMove) this.kept.add(id);
    this.put(id, mayMove ? record : ({ ...record, parentId, order } as DesignRecord));
  }

  private isInside(id: string | null, ancestor: string): boolean {
    for (let at = id; at !== null; at = this.get(at)?.parentId ?? null) if (at === ancestor) return true;
    return false;
  }

  /** What is in something goes before it. */
  private remove(changes: readonly (readonly [string, RecordChange])[]): void {
    let waiting = changes.filter(([id]) => this.get(id));
    while (waiting.length > 0) {
      const ready = waiting.filter(
        ([id, { after }]) => this.childrenIn(id) === 0 && isSameRecord(this.get(id), after),
      );
      if (ready.length === 0) break;
      for (const [id] of ready) this.put(id, null);
      waiting = waiting.filter(([id]) => this.get(id));
    }
    for (const [id] of waiting) this.kept.add(id);
  }
}

/** What was changed since keeps its value, all other fields get their earlier one. */
function reversedFields(
  current: object,
  before: object,
  after: object,
): { readonly fields: Fields; readonly isPartial: boolean } {
  const [now, was, became] = [current as Fields, before as Fields, after as Fields];
  const fields: Record<string, unknown> = { ...now };
  let isPartial = false;
  for (const key of new Set([...Object.keys(was), ...Object.keys(became)])) {
    if (isSame(was[key], became[key])) continue;
    if (!isSame(now[key], became[key])) isPartial = true;
    else if (was[key] === undefined) delete fields[key];
    else fields[key] = was[key];
  }
  return { fields, isPartial };
}

/** Whether two records are the same. Fields may stand in another order, after some were taken away and came back. */
function isSameRecord(a: DesignRecord | null, b: DesignRecord | null): boolean {
  if (a === b || a === null || b === null) return a === b;
  const [first, second] = [a as unknown as Fields, b as unknown as Fields];
  return Object.keys({ ...first, ...second }).every((key) => isSame(first[key], second[key]));
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
