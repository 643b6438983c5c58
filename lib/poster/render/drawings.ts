import type { Draw } from "../draw/stage";
import { effects } from "../effects/registry";
import { postProcesses } from "../post/registry";
import type { Layer } from "../schema/layers/layer";
import type { ResolvedState } from "../schema/state";
import { shaders } from "../shaders/registry";

/** Settings were parsed by the entry's schema when the state was resolved, so a drawing may take them as they are. */
type AnyDraw = Draw<never>;

/** The loaded drawings of a state: effects, post-processes and shaders by id. */
export interface Drawings {
  get(kind: "effect" | "post" | "shader", id: string): AnyDraw | undefined;
  /** Whether any of them moves by itself. */
  readonly animated: boolean;
}

/** Loads what a state draws with; entries are fetched when first used. Unknown ids are left out, validation names them. */
export async function loadDrawings(state: ResolvedState): Promise<Drawings> {
  const loaded = new Map<string, AnyDraw>();
  let animated = false;
  const keep = async (
    key: string,
    entry: { animated?: boolean; load: () => Promise<unknown> } | undefined,
  ) => {
    if (!entry) return;
    animated ||= entry.animated ?? true;
    loaded.set(key, (await entry.load()) as AnyDraw);
  };
  const effectId = state.effect?.effectId;
  await Promise.all([
    effectId ? keep(`effect ${effectId}`, effects.get(effectId)) : undefined,
    ...state.postProcesses.map(({ type }) => keep(`post ${type}`, postProcesses.get(type))),
    ...shaderIds(state.layers).map((id) => keep(`shader ${id}`, shaders.get(id))),
  ]);
  return { get: (kind, id) => loaded.get(`${kind} ${id}`), animated };
}

function shaderIds(layers: readonly Layer[]): string[] {
  return layers.flatMap((layer) => {
    if (!layer.visible) return [];
    if (layer.type === "group") return shaderIds(layer.children);
    return layer.type === "background" && layer.contentType === "shader" && layer.shader
      ? [layer.shader.shaderType]
      : [];
  });
}
