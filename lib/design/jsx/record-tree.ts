import type { DesignReader } from "../document/design-document";
import type { NodeType } from "../nodes/registry";
import type { DesignRecord } from "../schema/records";
import type { MarkupElement } from "./markup-node";

/** A node that is not in a document yet, or the copy of one that is: its fields without its place, and its children. */
export interface RecordTree {
  readonly type: NodeType | "artboard";
  /** Shared fields and those of its kind. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly children: readonly RecordTree[];
  /** Id of the node that it is, or says it is with data-id. */
  readonly id: string | null;
  /** What it was read from. */
  readonly element: MarkupElement | null;
}

/** Copies a record with all that is in it. Deep nesting costs no stack. @param id null copies all artboards. */
export function readRecordTree(reader: DesignReader, id: string | null): RecordTree[] {
  interface Open extends RecordTree {
    readonly children: Open[];
  }
  const roots: Open[] = [];
  const waiting: [ids: readonly string[], into: Open[]][] = [
    [id === null ? reader.childrenOf(null) : [id], roots],
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [ids, into] = next;
    for (const child of ids) {
      const record = reader.get(child);
      if (!record) continue;
      const node: Open = {
        type: record.type,
        fields: fieldsOf(record),
        children: [],
        id: child,
        element: null,
      };
      into.push(node);
      waiting.push([reader.childrenOf(child), node.children]);
    }
  }
  return roots;
}

function fieldsOf(record: DesignRecord): Record<string, unknown> {
  const { id: _id, parentId: _parentId, order: _order, type: _type, ...fields } = record;
  return fields;
}

/** Visits each node of a tree, parents first. */
export function* walkTree(roots: readonly RecordTree[]): Generator<RecordTree> {
  const waiting = [...roots].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    for (let index = node.children.length - 1; index >= 0; index--) {
      const child = node.children[index];
      if (child) waiting.push(child);
    }
  }
}
