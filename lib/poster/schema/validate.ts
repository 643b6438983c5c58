import type { z } from "zod";
import { type Check, type CheckHooks, compileCheck } from "./compile-check";
import { layerId } from "./layers/base";
import { layer } from "./layers/layer";
import { STATE_LIMITS } from "./limits";
import { ProblemWalk } from "./problem-walk";
import { layerList, posterState } from "./state";

/** Layers that are looked at in a state that has too many; the others are only counted. */
const MAX_CHECKED_LAYERS = 1000;

/** A walk over a state, with what can only be known of all its layers together. */
class StateWalk extends ProblemWalk {
  readonly layerIds = new Set<string>();
  layerCount = 0;
  groupDepth = 0;
}

type StateCheck = Check<StateWalk>;

/** Counts layers and groups inside one another, and stops where there are too many. */
const countLayers =
  (inner: StateCheck): StateCheck =>
  (value, walk) => {
    walk.layerCount++;
    if (walk.layerCount > MAX_CHECKED_LAYERS) return;
    const isGroup = (value as { type?: unknown } | null)?.type === "group";
    if (!isGroup) return inner(value, walk);
    if (walk.groupDepth === STATE_LIMITS.groupDepth) {
      return walk.report(() => `groups must be at most ${STATE_LIMITS.groupDepth} deep inside one another`);
    }
    walk.groupDepth++;
    inner(value, walk);
    walk.groupDepth--;
  };

/** Reports an id that an earlier layer has. */
const requireUniqueId =
  (inner: StateCheck): StateCheck =>
  (value, walk) => {
    inner(value, walk);
    if (typeof value !== "string" || value === "") return;
    if (walk.layerIds.has(value)) {
      walk.report(() => `${JSON.stringify(value.slice(0, 60))} is already the id of another layer`);
    }
    walk.layerIds.add(value);
  };

/** Reports a state that has too many layers only because of its groups, after its layers. */
const limitLayers =
  (inner: StateCheck): StateCheck =>
  (value, walk) => {
    inner(value, walk);
    const tooLongItself = Array.isArray(value) && value.length > STATE_LIMITS.layers;
    if (tooLongItself || walk.layerCount <= STATE_LIMITS.layers) return;
    walk.report(() => `must have at most ${STATE_LIMITS.layers} layers, those inside groups counted`);
  };

const hooks: CheckHooks<StateWalk> = new Map<z.ZodType, (inner: StateCheck) => StateCheck>([
  [layer, countLayers],
  [layerId, requireUniqueId],
  [layerList, limitLayers],
]);

const checkState = compileCheck<StateWalk>(posterState, hooks);

/**
 * Every problem of a poster state, each `<path>: <message>`, in the order of the document with missing keys last;
 * empty when it is valid. At most {@link STATE_LIMITS}.problems lines, the last saying how many are not listed.
 * Unknown keys are no problem. Never throws, whatever it is given.
 */
export function validateState(value: unknown): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return ["state: must be an object"];
  const walk = new StateWalk();
  checkState(value, walk);
  return walk.lines();
}
