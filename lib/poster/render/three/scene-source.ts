import type { Layer } from "../../schema/layers/layer";
import type { ModelSettings } from "../../schema/layers/model-settings";

/** Where an object comes from. Two layers that name the same source share its geometry. */
export type SceneSource =
  | { readonly kind: "shape"; readonly shape: ModelSettings["shape"]; readonly wire: boolean }
  | { readonly kind: "model"; readonly url: string }
  | { readonly kind: "svg"; readonly url: string; readonly markup: string };

/** What a layer shows in three dimensions; null for layers that show nothing so. */
export function modelSettingsOf(layer: Layer): ModelSettings | null {
  if (layer.type === "3d") return layer.settings;
  if (layer.type === "background" && layer.contentType === "3d") return layer.settings ?? null;
  return null;
}

/** The source that settings name. */
export function sourceOf(settings: ModelSettings): SceneSource {
  if (settings.inputType === "model") return { kind: "model", url: settings.modelUrl ?? "" };
  if (settings.inputType === "svg") {
    return { kind: "svg", url: settings.svgUrl ?? "", markup: settings.svg ?? "" };
  }
  return { kind: "shape", shape: settings.shape, wire: settings.wireframe };
}

/** Equal for equal sources. */
export const sourceKey = (source: SceneSource): string => JSON.stringify(source);

/** The 3D settings of every visible layer, groups included. */
export function collectModelSettings(layers: readonly Layer[]): ModelSettings[] {
  return layers
    .filter((layer) => layer.visible)
    .flatMap((layer) => {
      if (layer.type === "group") return collectModelSettings(layer.children);
      const settings = modelSettingsOf(layer);
      return settings ? [settings] : [];
    });
}
