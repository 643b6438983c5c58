import { resolveSettings } from "../draw/resolve-settings";
import { effects } from "../effects/registry";
import { postProcesses } from "../post/registry";
import { LAYER_TYPES, type Layer, type LayerType } from "./layers/layer";
import { modelSettings } from "./layers/model-settings";
import { type PosterState, posterState, type ResolvedState } from "./state";

type Fields = Readonly<Record<string, unknown>>;

const isLayerType = (type: unknown): type is LayerType => LAYER_TYPES.some((known) => known === type);

/** Shape kinds used as types become shape layers, the two places for a flip become one, a 3D background has an object. */
function resolveLayer(layer: Fields): Layer {
  const transform = layer.transform as Fields;
  const flipX = layer.flipX === true || transform.flipX === true;
  const flipY = layer.flipY === true || transform.flipY === true;
  const resolved: Record<string, unknown> = {
    ...layer,
    ...(isLayerType(layer.type) ? {} : { type: "shape", shape: layer.type }),
    flipX,
    flipY,
    transform: { ...transform, flipX, flipY },
  };
  if (layer.type === "background" && layer.contentType === "3d" && !layer.settings)
    resolved.settings = modelSettings.parse({});
  if (Array.isArray(layer.children) && layer.type === "group")
    resolved.children = layer.children.map(resolveLayer);
  // The schema has parsed it; the union of all layers is more than the type checker can follow here.
  return resolved as unknown as Layer;
}

function resolveEffect(effect: Fields | undefined): ResolvedState["effect"] {
  const entry = effect?.enabled === true ? effects.get(String(effect.effectId)) : undefined;
  if (!effect || !entry) return null;
  return { effectId: entry.id, ...resolveSettings(entry, effect[entry.settingsType]) };
}

function resolvePasses(passes: readonly Fields[]): ResolvedState["postProcesses"] {
  return passes.flatMap((pass) => {
    const entry = pass.enabled === true ? postProcesses.get(String(pass.type)) : undefined;
    return entry ? [{ type: entry.id, ...resolveSettings(entry, pass.settings) }] : [];
  });
}

/**
 * A state with every default filled in and every shorthand expanded; unknown keys are kept. Plain JSON.
 * @throws ZodError for a state that `validateState` has not found valid.
 */
export function resolveState(state: PosterState): ResolvedState {
  const parsed = posterState.parse(state);
  return {
    ...parsed,
    layers: parsed.layers.map(resolveLayer),
    effect: resolveEffect(parsed.effect as Fields | undefined),
    postProcesses: resolvePasses((parsed.postProcesses ?? []) as readonly Fields[]),
  };
}
