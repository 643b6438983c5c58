import { type BufferGeometry, Mesh, MeshStandardMaterial } from "three";
import { MediaError } from "../media/media-error";
import type { ModelLoader } from "./load-model";
import { facetsOf } from "./measure";
import { createSceneObject, type SceneObject } from "./scene-object";
import type { SceneSource } from "./scene-source";
import { buildShape, FACETED, SHAPE_THICKNESS, type ShapeKind } from "./shapes";

/** Opens objects by their source; what a kind needs is loaded with the first of that kind. */
export interface Loaders {
  /** @throws MediaError with the reason in plain words. */
  open(source: SceneSource, signal: AbortSignal): Promise<SceneObject>;
  dispose(): void;
}

/** Most planes that light is followed between inside a flat solid. */
const MOST_FACETS = 20;

/** Makes the loaders of one engine. */
export function createLoaders(): Loaders {
  let models: Promise<ModelLoader> | null = null;
  const openModels = () => {
    models ??= import("./load-model").then(({ createModelLoader }) => createModelLoader());
    return models;
  };
  return {
    async open(source, signal) {
      if (source.kind === "shape") return openShape(source.shape, source.wire);
      if (source.kind === "svg") return (await import("./load-svg")).loadSvg(source, signal);
      if (!source.url) throw new MediaError("no address of a model is given");
      return (await openModels()).load(source.url, signal);
    },
    dispose() {
      void models?.then((loader) => loader.dispose());
    },
  };
}

function openShape(kind: ShapeKind, wire: boolean): SceneObject {
  const geometry: BufferGeometry = buildShape(kind, wire);
  return createSceneObject({
    content: new Mesh(geometry, new MeshStandardMaterial()),
    thickness: SHAPE_THICKNESS[kind],
    facetsOf: (normalise) =>
      FACETED.has(kind)
        ? facetsOf(kind === "box" ? buildShape(kind, true) : geometry, normalise, MOST_FACETS)
        : [],
  });
}
