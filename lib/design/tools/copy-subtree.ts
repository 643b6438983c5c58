import type { Draft } from "../document/draft";
import { needRecord } from "./inputs";

/**
 * Copies a record with everything in it. Instances whose master is copied too keep pointing at the original.
 * @param changes fields of the copy's root that differ.
 * @returns the id of the copy, and of every record: the original's → the copy's.
 */
export function copySubtree(
  draft: Draft,
  id: string,
  parentId: string | null,
  index: number,
  changes: Readonly<Record<string, unknown>> = {},
): { readonly id: string; readonly ids: ReadonlyMap<string, string> } {
  const ids = new Map<string, string>();
  const place = (original: string, into: string | null, at?: number) => {
    const { id: _id, parentId: _parent, order: _order, ...fields } = needRecord(draft, original);
    // An element's id is unique on its page; a copy that keeps it would take the original's links.
    const { elementId: _elementId, ...copied } = fields as typeof fields & { elementId?: string };
    const made = draft.insert(
      { ...copied, ...(original === id ? changes : {}) } as Parameters<Draft["insert"]>[0],
      into,
      at,
    );
    ids.set(original, made);
    return made;
  };
  const root = place(id, parentId, index);
  // Breadth first, over the children there were before the copy, so that one inside its original does not grow for ever.
  const queue = draft
    .childrenOf(id)
    .filter((child) => child !== root)
    .map((child) => [child, root] as const);
  for (let at = 0; at < queue.length; at++) {
    const [original, into] = queue[at] ?? ["", root];
    const made = place(original, into);
    queue.push(...draft.childrenOf(original).map((child) => [child, made] as const));
  }
  return { id: root, ids };
}
