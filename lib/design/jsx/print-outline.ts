import type { DesignReader } from "../document/design-document";
import { nodeTypes } from "../nodes/registry";
import { type RecordTree, readRecordTree } from "./record-tree";

/** How an outline is cut. */
export interface OutlineOptions {
  /** Levels that are shown; all when absent. */
  readonly maxDepth?: number;
}

/**
 * The nodes of a design, one a line, indented: id, kind or tag, name.
 * @param id the node or artboard that is outlined; null for all artboards.
 */
export function printOutline(reader: DesignReader, id: string | null, options: OutlineOptions = {}): string {
  return outlineOf(readRecordTree(reader, id), ({ id: own }) => own, options);
}

/** The outline of trees. @param idOf null where a node has no id yet. */
export function outlineOf(
  roots: readonly RecordTree[],
  idOf: (node: RecordTree) => string | null,
  { maxDepth = Number.POSITIVE_INFINITY }: OutlineOptions = {},
): string {
  const lines: string[] = [];
  const waiting: [node: RecordTree, depth: number][] = roots
    .map((root): [RecordTree, number] => [root, 0])
    .reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, depth] = next;
    const { fields, type, children } = node;
    const tag = String(fields.tag ?? (type === "artboard" ? "artboard" : (nodeTypes.get(type)?.tag ?? type)));
    const name = typeof fields.name === "string" ? ` ${JSON.stringify(fields.name)}` : "";
    const cut = depth + 1 >= maxDepth && children.length > 0;
    lines.push(
      `${"  ".repeat(depth)}${idOf(node) ?? "-"} ${tag}${name}${cut ? ` (+${children.length})` : ""}`,
    );
    if (!cut) for (const child of [...children].reverse()) waiting.push([child, depth + 1]);
  }
  return lines.join("\n");
}
