import type { Draft, NewRecord } from "../document/draft";
import { MAX_CALL_NODES, MAX_DEPTH } from "../document/limits";
import { OperationError } from "../document/operation-error";
import type { MarkupElement } from "./markup-node";
import { parseMarkup } from "./parse-markup";
import { outlineOf } from "./print-outline";
import { type RecordTree, walkTree } from "./record-tree";
import { type MarkupRecords, toRecords } from "./to-records";

/** Something that was left out of markup, as tools tell it. */
export interface InsertWarning {
  /** The node that it concerns; the parent where it became no node. */
  readonly nodeId: string;
  readonly what: string;
  readonly reason: string;
  readonly line: number;
  readonly column: number;
}

/** What was made of markup. */
export interface InsertedMarkup {
  /** The roots, in order. */
  readonly nodeIds: readonly string[];
  readonly warnings: readonly InsertWarning[];
  /** The new nodes, one a line: id, kind, name. */
  readonly outline: string;
}

/**
 * Makes nodes of markup inside a parent.
 * @param index place among the parent's children; last when absent.
 * @throws OperationError when the parent is not there or has no children, for bad markup, and for limits; nothing is made then.
 */
export function insertMarkup(draft: Draft, parentId: string, source: string, index?: number): InsertedMarkup {
  const parent = draft.get(parentId);
  if (!parent)
    throw new OperationError("not-found", `There is no node or artboard with the id ${parentId}.`, {
      id: parentId,
    });
  return placeRecords(draft, parentId, readMarkup(source), index, new Set());
}

/**
 * Puts markup in the place of a node. Nodes inside it that the markup names by data-id keep their ids; the others of them go.
 * @throws OperationError as insertMarkup does, and for an artboard.
 */
export function replaceMarkup(draft: Draft, nodeId: string, source: string): InsertedMarkup {
  const node = draft.get(nodeId);
  if (!node) throw new OperationError("not-found", `There is no node with the id ${nodeId}.`, { id: nodeId });
  const { parentId } = node;
  if (node.type === "artboard" || parentId === null)
    throw new OperationError(
      "not-possible",
      `${nodeId} is an artboard; replace the sections in it, or use add_section.`,
      { id: nodeId },
    );
  const records = readMarkup(source);
  const inside = new Set(idsInside(draft, nodeId));
  const index = draft.childrenOf(parentId).indexOf(nodeId);
  const kept = new Set(
    [...walkTree(records.roots)].flatMap(({ id, type }) =>
      id && inside.has(id) && draft.get(id)?.type === type ? [id] : [],
    ),
  );
  // The old node moves behind the new ones before it goes: what is kept has been moved out of it by then.
  if (kept.has(nodeId)) {
    for (const id of kept) if (id !== nodeId) draft.move(id, parentId, index + 1);
  }
  const placed = placeRecords(draft, parentId, records, index, kept);
  for (const id of inside) if (!kept.has(id) && draft.get(id)) draft.remove(id);
  return placed;
}

function readMarkup(source: string): MarkupRecords {
  const records = toRecords(parseMarkup(source));
  if (records.roots.length === 0)
    throw new OperationError(
      "bad-markup",
      'Line 1, column 1: there is nothing to show in this markup. Write elements, like <section className="p-8"><h2>Title</h2></section>.',
      {
        line: 1,
        column: 1,
      },
    );
  return records;
}

function placeRecords(
  draft: Draft,
  parentId: string,
  { roots, warnings }: MarkupRecords,
  index: number | undefined,
  kept: ReadonlySet<string>,
): InsertedMarkup {
  checkLimits(draft, parentId, roots);
  const ids = new Map<RecordTree, string>();
  const byElement = new Map<MarkupElement, string>();
  const done = new Set<string>();
  const remember = (node: RecordTree, id: string) => {
    ids.set(node, id);
    if (node.element) byElement.set(node.element, id);
    if (node.children.length > 0) waiting.push({ nodes: node.children, parent: id });
  };
  const isKept = ({ id }: RecordTree) => id !== null && kept.has(id) && !done.has(id);
  const asRecord = (node: RecordTree) => ({ ...node.fields, type: node.type }) as NewRecord;
  const waiting: { readonly nodes: readonly RecordTree[]; readonly parent: string; readonly at?: number }[] =
    [{ nodes: roots, parent: parentId, at: index }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { nodes, parent, at } = next;
    if (!nodes.some(isKept)) {
      const made = draft.insertAll(nodes.map(asRecord), parent, at);
      for (const [position, node] of nodes.entries()) remember(node, made[position] ?? "");
      continue;
    }
    for (const [position, node] of nodes.entries()) {
      const place = at === undefined ? undefined : at + position;
      if (node.id === null || !isKept(node)) remember(node, draft.insert(asRecord(node), parent, place));
      else {
        done.add(node.id);
        draft.move(node.id, parent, place);
        draft.update(node.id, withoutOthers(draft, node.id, node.fields));
        remember(node, node.id);
      }
    }
  }
  return {
    nodeIds: roots.flatMap((root) => ids.get(root) ?? []),
    warnings: shorten(warnings, (element) => (element && byElement.get(element)) ?? parentId),
    outline: outlineOf(roots, (node) => ids.get(node) ?? null),
  };
}

/** Most warnings of one answer: whoever reads them pays for each. */
const MAX_WARNINGS = 100;

function shorten(
  warnings: MarkupRecords["warnings"],
  nodeOf: (element: MarkupElement | null) => string,
): InsertWarning[] {
  const told = warnings
    .slice(0, MAX_WARNINGS)
    .map(({ element, ...warning }) => ({ nodeId: nodeOf(element), ...warning }));
  const next = warnings[MAX_WARNINGS];
  if (!next) return told;
  const { line, column, element } = next;
  const what = `${warnings.length - MAX_WARNINGS} more warnings`;
  return [
    ...told,
    { nodeId: nodeOf(element), what, reason: "They begin here and are like those before.", line, column },
  ];
}

/** Fields for an update after which a record has these and no others. */
function withoutOthers(
  draft: Draft,
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const places = new Set(["id", "type", "parentId", "order"]);
  const gone = Object.keys(draft.get(id) ?? {}).filter((key) => !places.has(key));
  return { ...Object.fromEntries(gone.map((key) => [key, undefined])), ...fields };
}

function checkLimits(draft: Draft, parentId: string, roots: readonly RecordTree[]): void {
  let depth = 0;
  for (
    let above = draft.get(parentId);
    above;
    above = above.parentId === null ? undefined : draft.get(above.parentId)
  )
    depth += 1;
  let count = 0;
  let level = [...roots];
  for (; level.length > 0; level = level.flatMap(({ children }) => children)) {
    count += level.length;
    depth += 1;
  }
  if (count > MAX_CALL_NODES)
    throw new OperationError(
      "limit",
      `One call makes at most ${MAX_CALL_NODES} nodes, and this would make ${count}. Add the page section by section.`,
    );
  if (depth > MAX_DEPTH + 1)
    throw new OperationError(
      "limit",
      `Nodes nest at most ${MAX_DEPTH} levels below an artboard; here it would be ${depth - 1}.`,
      { id: parentId },
    );
}

function idsInside(draft: Draft, id: string): string[] {
  const ids = [id];
  for (let index = 0; index < ids.length; index++) ids.push(...draft.childrenOf(ids[index] ?? ""));
  return ids;
}
