/**
 * Opens what a document holds. Threat: content that somebody else wrote through the API, with circles, orphans, or
 * fields of other kinds than the editor expects. Covered: what does not lead up to an artboard is left out, an artboard
 * without numbers and a node of an unknown kind are refused by name. Left open: values of content fields, which canvas and
 * panels treat as data whatever they hold.
 */
import { emptyDesign, type StoredDesign, storedDesign } from "../document/design-document";
import { createDesignState, type DesignState } from "../document/design-state";
import { nodeTypes } from "../nodes/registry";
import { artboardFields } from "../schema/records";
import { type DesignChange, diffOfChange } from "./design-change";

/** A design that was read, or why it cannot be. */
export type ReadDesign =
  | { readonly design: StoredDesign; readonly problem?: undefined }
  | { readonly design?: undefined; readonly problem: string };

const box = artboardFields.pick({ name: true, x: true, y: true, width: true, height: true });

/** Reads the content of a document. An empty object is an empty design. @param name of the document. */
export function readDesign(content: unknown, name: string): ReadDesign {
  if (typeof content === "object" && content !== null && Object.keys(content).length === 0)
    return { design: emptyDesign(name) };
  const parsed = storedDesign.safeParse(content);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { problem: `${issue?.path.join(".") || "content"}: ${issue?.message ?? "is no design"}` };
  }
  const { data } = parsed;
  for (const artboard of data.artboards) {
    const fits = box.safeParse(artboard);
    if (!fits.success || artboard.parentId !== null)
      return { problem: `artboard ${artboard.id}: needs a name, x, y, width and height` };
  }
  const nodes = reachable(data);
  for (const node of Object.values(nodes))
    if (!nodeTypes.get(node.type)) return { problem: `node ${node.id}: "${node.type}" is no kind of node` };
  return { design: { ...data, nodes } };
}

/** The nodes that lead up to an artboard, each once. */
function reachable({ artboards, nodes }: StoredDesign): StoredDesign["nodes"] {
  const children = new Map<string, string[]>();
  for (const [id, node] of Object.entries(nodes)) {
    if (node.parentId === null || node.id !== id) continue;
    const list = children.get(node.parentId);
    if (list) list.push(id);
    else children.set(node.parentId, [id]);
  }
  const kept: Record<string, StoredDesign["nodes"][string]> = {};
  const open = artboards.map(({ id }) => id);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const id of children.get(next) ?? []) {
      const node = nodes[id];
      if (!node || id in kept) continue;
      kept[id] = node;
      open.push(id);
    }
  }
  return kept;
}

/** A design as it was saved, with what has been changed since. Its version is no smaller than any that was told. */
export function openSavedDesign(saved: StoredDesign, changes: readonly DesignChange[]): DesignState {
  const revision = typeof saved.revision === "number" ? saved.revision : 0;
  const state = createDesignState(saved, revision);
  for (const change of changes) state.apply(diffOfChange(state, change));
  const told = Math.max(state.version, ...changes.map(({ version }) => version));
  return told === state.version ? state : createDesignState(state.toStored(), told);
}
