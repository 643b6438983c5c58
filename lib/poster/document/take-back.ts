import type { PosterState } from "../schema/state";
import {
  childrenOf,
  findLayer,
  insertLayer,
  type PosterLayer,
  replaceLayer,
  siblingsIn,
  walkLayers,
} from "./layer-tree";
import { type Fields, isSameJson } from "./merge-fields";
import type { PosterDiff } from "./poster-workspace";

/** What it takes to undo changes that others came after. */
export interface TakenBack {
  readonly state: PosterState;
  /** Names of what stays, because it was changed since, or holds what was added since. */
  readonly kept: readonly string[];
}

/** Keys of a layer that say where it is, or hold other layers. */
const APART = new Set(["children"]);

/**
 * Takes changes back out of the middle of what was done, field by field. Whatever was changed since keeps that change, and
 * nothing that was added since goes with what it was added to.
 * @param diffs in the order in which they were made.
 */
export function takeBack(now: PosterState, diffs: readonly PosterDiff[]): TakenBack {
  const kept = new Set<string>();
  const state = [...diffs].reverse().reduce((at, diff) => takeOne(at, diff, kept), now);
  return { state, kept: [...kept] };
}

function takeOne(now: PosterState, { before, after }: PosterDiff, kept: Set<string>): PosterState {
  const { layers: _now, canvas: _canvas, ...rest } = now;
  const { layers: _before, canvas: _was, ...restBefore } = before;
  const { layers: _after, canvas: _became, ...restAfter } = after;
  const others = reversed(rest, restBefore, restAfter, kept, (key) => key);
  const canvas = reversed(now.canvas, before.canvas, after.canvas, kept, () => "canvas");
  const fields = { ...others, canvas, layers: now.layers } as PosterState;
  return takeLayers(fields, before, after, kept);
}

function takeLayers(
  now: PosterState,
  before: PosterState,
  after: PosterState,
  kept: Set<string>,
): PosterState {
  let state = now;
  const was = new Map([...walkLayers(before.layers)].map((found) => [found.id, found]));
  const became = new Map([...walkLayers(after.layers)].map((found) => [found.id, found]));
  // What was removed comes back, parents first.
  for (const [id, { layer, parentId, index }] of was) {
    if (became.has(id) || findLayer(state, id)) continue;
    const place = parentId !== null && findLayer(state, parentId)?.layer.type === "group" ? parentId : null;
    state = insertLayer(
      state,
      childrenOf(layer).length > 0 ? { ...layer, children: [] } : layer,
      place,
      index,
    );
  }
  for (const [id, { layer, parentId, index, siblings }] of was) {
    const then = became.get(id);
    const current = findLayer(state, id);
    if (!then || !current) continue;
    const next = reversed(current.layer, layer, then.layer, kept, () => nameOf(current.layer));
    if (next !== current.layer) state = replaceLayer(state, id, () => [next]);
    const moved = parentId !== then.parentId || orderOf(siblings) !== orderOf(then.siblings);
    if (moved && current.parentId === then.parentId) state = moveTo(state, id, parentId, index);
  }
  // What was added goes, what is in it first.
  for (const [id, { layer }] of [...became].reverse()) {
    const current = was.has(id) ? undefined : findLayer(state, id);
    if (!current) continue;
    const isAsMade = isSameJson(withoutChildren(current.layer), withoutChildren(layer));
    if (isAsMade && childrenOf(current.layer).length === 0) state = replaceLayer(state, id, () => []);
    else kept.add(nameOf(current.layer));
  }
  return state;
}

/** Moves a layer back to a group that there still is, and that is not inside it. */
function moveTo(state: PosterState, id: string, parentId: string | null, index: number): PosterState {
  const found = findLayer(state, id);
  if (!found) return state;
  const lifted = replaceLayer(state, id, () => []);
  if (parentId !== null && findLayer(lifted, parentId)?.layer.type !== "group") return state;
  return insertLayer(lifted, found.layer, parentId, Math.min(index, siblingsIn(lifted, parentId).length));
}

/** What was changed since keeps its value, all other fields get their earlier one. The same object where nothing changes. */
function reversed<Value extends Fields>(
  now: Value,
  before: Fields,
  after: Fields,
  kept: Set<string>,
  nameFor: (key: string) => string,
): Value {
  const changes: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (APART.has(key) || isSameJson(before[key], after[key])) continue;
    if (isSameJson(now[key], after[key])) changes[key] = before[key];
    else kept.add(nameFor(key));
  }
  if (Object.keys(changes).length === 0) return now;
  const next = Object.entries({ ...now, ...changes }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(next) as Value;
}

const nameOf = (layer: PosterLayer): string => String(layer.name || layer.id);
const orderOf = (layers: readonly PosterLayer[]): string => layers.map(({ id }) => id).join(" ");

function withoutChildren({ children: _, ...fields }: PosterLayer): PosterLayer {
  return fields;
}
