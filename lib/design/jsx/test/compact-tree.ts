import type { RecordTree } from "../record-tree";

/** A tree as fixtures keep it: kind, fields and children, without ids and sources. */
export interface CompactNode {
  readonly type: string;
  readonly children?: readonly CompactNode[];
  readonly [field: string]: unknown;
}

/** Trees as plain data that compares and reads well. */
export function compactTree(roots: readonly RecordTree[]): CompactNode[] {
  return roots.map(({ type, fields, children }) => ({
    type,
    ...fields,
    ...(children.length > 0 ? { children: compactTree(children) } : {}),
  }));
}
