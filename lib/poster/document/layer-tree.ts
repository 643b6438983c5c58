import type { PosterState } from "../schema/state";
import { EditError } from "./edit-error";

/** A layer of a valid state, as it was sent: unknown keys kept, defaults not filled in. */
export type PosterLayer = Readonly<Record<string, unknown>>;

/** A layer and where it stands. */
export interface FoundLayer {
  readonly id: string;
  readonly layer: PosterLayer;
  /** The group that it is in; null at the top. */
  readonly parentId: string | null;
  /** Place among its siblings, 0 lowest. */
  readonly index: number;
  readonly siblings: readonly PosterLayer[];
  /** Groups around it. */
  readonly depth: number;
}

const MOST_LISTED = 20;

/** The layers in a group; none in another layer. */
export function childrenOf(layer: PosterLayer): readonly PosterLayer[] {
  return layer.type === "group" && Array.isArray(layer.children) ? layer.children : [];
}

/** Every layer, lowest first, a group before what is in it. */
export function* walkLayers(
  layers: readonly PosterLayer[],
  parentId: string | null = null,
  depth = 0,
): Generator<FoundLayer> {
  for (const [index, layer] of layers.entries()) {
    const id = String(layer.id);
    yield { id, layer, parentId, index, siblings: layers, depth };
    yield* walkLayers(childrenOf(layer), id, depth + 1);
  }
}

/** The layer of that id, in groups too. */
export function findLayer(state: PosterState, id: string): FoundLayer | undefined {
  for (const found of walkLayers(state.layers)) if (found.id === id) return found;
  return undefined;
}

/** The layer of that id. @throws EditError that lists the layers there are. */
export function needLayer(state: PosterState, id: string): FoundLayer {
  const found = findLayer(state, id);
  if (found) return found;
  const all = [...walkLayers(state.layers)].map(({ id: known, layer }) => `${known} (${String(layer.type)})`);
  const more = all.length > MOST_LISTED ? ` and ${all.length - MOST_LISTED} more` : "";
  const there =
    all.length > 0 ? `There are ${all.slice(0, MOST_LISTED).join(", ")}${more}.` : "There are none.";
  throw new EditError(`There is no layer with the id "${id}". ${there}`, { layerId: id });
}

/** The layer of that id, which may be changed. @throws EditError where there is none, or it is locked. */
export function needUnlocked(state: PosterState, id: string): FoundLayer {
  const found = needLayer(state, id);
  if (found.layer.locked !== true) return found;
  throw new EditError(`"${id}" is locked. update_layer with locked false lets you change it.`, {
    layerId: id,
  });
}

/** The layers in a group, or those at the top for null. @throws EditError where there is no such group. */
export function siblingsIn(state: PosterState, parentId: string | null): readonly PosterLayer[] {
  if (parentId === null) return state.layers;
  const { layer } = needLayer(state, parentId);
  if (layer.type === "group") return childrenOf(layer);
  throw new EditError(`"${parentId}" is a ${String(layer.type)} layer, and only groups hold others.`, {
    layerId: parentId,
  });
}

/** Puts other layers in the place of one: none removes it. What did not change stays the same object. */
export function replaceLayer(
  state: PosterState,
  id: string,
  change: (layer: PosterLayer) => readonly PosterLayer[],
): PosterState {
  const rewrite = (layers: readonly PosterLayer[]): readonly PosterLayer[] => {
    let isSame = true;
    const next = layers.flatMap((layer) => {
      if (layer.id === id) {
        isSame = false;
        return change(layer);
      }
      const inside = childrenOf(layer);
      const children = inside.length > 0 ? rewrite(inside) : inside;
      if (children === inside) return [layer];
      isSame = false;
      return [{ ...layer, children }];
    });
    return isSame ? layers : next;
  };
  const layers = rewrite(state.layers);
  return layers === state.layers ? state : { ...state, layers };
}

/** Sets what is in a group, or what is at the top for null. */
export function setSiblings(
  state: PosterState,
  parentId: string | null,
  layers: readonly PosterLayer[],
): PosterState {
  if (parentId === null) return { ...state, layers };
  return replaceLayer(state, parentId, (group) => [{ ...group, children: layers }]);
}

/** Puts a layer into a group, or at the top for null. @param index its place, 0 lowest; on top when absent. */
export function insertLayer(
  state: PosterState,
  layer: PosterLayer,
  parentId: string | null,
  index?: number,
): PosterState {
  const siblings = siblingsIn(state, parentId);
  const at = Math.min(index ?? siblings.length, siblings.length);
  return setSiblings(state, parentId, [...siblings.slice(0, at), layer, ...siblings.slice(at)]);
}

/** An id that no layer has: the wanted one, or the next one with a number. The same state gives the same id. */
export function freshId(taken: ReadonlySet<string>, wanted: string): string {
  if (!taken.has(wanted)) return wanted;
  const [, stem = wanted] = /^(.*?)(?:-\d+)?$/.exec(wanted) ?? [];
  for (let number = 2; ; number++) if (!taken.has(`${stem}-${number}`)) return `${stem}-${number}`;
}

/** The ids of all layers. */
export const idsOf = (state: PosterState): Set<string> =>
  new Set([...walkLayers(state.layers)].map(({ id }) => id));

/** A copy of a layer and everything in it, with ids of its own, which are added to those taken. */
export function copyLayer(layer: PosterLayer, taken: Set<string>): PosterLayer {
  const id = freshId(taken, String(layer.id));
  taken.add(id);
  const children = childrenOf(layer);
  return {
    ...layer,
    id,
    ...(children.length > 0 ? { children: children.map((child) => copyLayer(child, taken)) } : {}),
  };
}
