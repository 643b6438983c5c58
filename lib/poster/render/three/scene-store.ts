import { type Affine, boundsOf } from "../../layout/affine";
import { isSeeThrough, movesByItself } from "../../materials/surface-of";
import type { Layer } from "../../schema/layers/layer";
import type { ModelSettings } from "../../schema/layers/model-settings";
import type { Surface } from "../compose/surface";
import type { Device } from "../gl/device";
import type { Target } from "../gl/target-pool";
import { MediaError } from "../media/media-error";
import { visiblePart } from "../raster/canvas-2d";
import { fitInBox, OUTLINE_RADIUS } from "./pose";
import type { SceneEngine, SceneObject } from "./scene-engine";
import { collectModelSettings, type SceneSource, sourceKey, sourceOf } from "./scene-source";

/** A 3D layer as it is drawn now, or why it is not. */
export type SceneState =
  | {
      readonly status: "ready";
      /** Null when nothing of it lies on the poster. */
      readonly surface: Surface | null;
      /** What was left out of the object, in plain sentences. */
      readonly notes: readonly string[];
    }
  | { readonly status: "failed"; readonly reason: string };

/** Where and when a 3D layer is drawn. */
export interface ScenePlace {
  /** Box → device px. */
  readonly matrix: Affine;
  /** The box in px of its own space. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Device px per reference px. */
  readonly scale: number;
  readonly timeSeconds: number;
  /** The layers below, as large as the poster. */
  readonly below: Target;
}

/** Loads the objects of 3D layers, and three.js with the first of them; draws them, and lets go of what is unused. */
export interface SceneStore {
  /** Loads what is new and drops what is no longer asked for. Never rejects: failures are kept as reasons. */
  load(layers: readonly Layer[], signal: AbortSignal): Promise<void>;
  draw(layer: Layer, settings: ModelSettings, place: ScenePlace): SceneState;
  /** Whether anything loaded moves. */
  readonly animated: boolean;
  dispose(): void;
}

type Entry = { readonly object: SceneObject } | { readonly reason: string };

/** Makes the store of one renderer. Costs nothing until a poster has a 3D layer. */
export function createSceneStore(device: Device): SceneStore {
  const entries = new Map<string, Entry>();
  const drawn = new Map<
    Layer,
    { readonly key: string; readonly picture: Target; readonly surface: Surface }
  >();
  let engine: SceneEngine | null = null;
  let disposed = false;
  let animated = false;

  const forget = (layer: Layer) => {
    const known = drawn.get(layer);
    if (known) device.pool.release(known.picture);
    drawn.delete(layer);
  };
  const drop = (key: string, entry: Entry) => {
    if ("object" in entry) engine?.close(entry.object);
    entries.delete(key);
  };
  const open = async (source: SceneSource, signal: AbortSignal): Promise<Entry> => {
    try {
      const { createSceneEngine } = await import("./scene-engine");
      if (disposed || signal.aborted) return { reason: "it is still loading" };
      engine ??= createSceneEngine(device);
      return { object: await engine.open(source, signal) };
    } catch (error) {
      return { reason: error instanceof MediaError ? error.message : "it cannot be loaded" };
    }
  };

  return {
    async load(layers, signal) {
      const settings = collectModelSettings(layers);
      const wanted = new Map(settings.map(sourceOf).map((source) => [sourceKey(source), source]));
      const fresh = [...wanted].filter(([key]) => !entries.has(key));
      const opened = await Promise.all(
        fresh.map(async ([key, source]) => [key, await open(source, signal)] as const),
      );
      for (const [key, entry] of opened) {
        // Two overlapping loads may have opened the same source; the later copy is dropped.
        if (entries.has(key) || signal.aborted || disposed) drop("", entry);
        else entries.set(key, entry);
      }
      if (signal.aborted || disposed) return;
      for (const [key, entry] of entries) if (!wanted.has(key)) drop(key, entry);
      for (const layer of drawn.keys()) forget(layer);
      engine?.forgetMaterials();
      animated = settings.some((each) => {
        const entry = entries.get(sourceKey(sourceOf(each)));
        return entry !== undefined && "object" in entry && isMoving(each, entry.object);
      });
    },
    draw(layer, settings, place) {
      const entry = entries.get(sourceKey(sourceOf(settings)));
      if (!entry || !engine) return { status: "failed", reason: "it is still loading" };
      if ("reason" in entry) return { status: "failed", reason: entry.reason };
      const { object } = entry;
      const notes = object.warnings;
      const { below } = place;
      const pxPerRadius = fitInBox(object.extent, settings, place);
      const area = visiblePart(outlineOf(object, place, pxPerRadius), below);
      if (!area || place.widthPx <= 0 || place.heightPx <= 0)
        return { status: "ready", surface: null, notes };
      const timeSeconds = isMoving(settings, object) ? place.timeSeconds : 0;
      const key = `${place.matrix} ${below.widthPx}x${below.heightPx} ${timeSeconds} ${JSON.stringify(settings)}`;
      const known = drawn.get(layer);
      // Glass changes with what lies below it.
      if (known?.key === key && !isSeeThrough(settings.materialType)) {
        return { status: "ready", surface: known.surface, notes };
      }
      forget(layer);
      const picture = engine.draw(object, { settings, area, pxPerRadius, timeSeconds, place });
      const surface: Surface = { picture: { ...picture, sampling: "nearest" }, box: area };
      drawn.set(layer, { key, picture, surface });
      return { status: "ready", surface, notes };
    },
    get animated() {
      return animated;
    },
    dispose() {
      disposed = true;
      for (const layer of drawn.keys()) forget(layer);
      for (const [key, entry] of entries) drop(key, entry);
      engine?.dispose();
      engine = null;
    },
  };
}

const isMoving = (settings: ModelSettings, object: SceneObject): boolean =>
  (settings.autoRotate && settings.autoRotateSpeed !== 0) ||
  movesByItself(settings.materialType) ||
  object.animated;

/** The part of the target that the object may reach; an object that moves its limbs may reach further. */
function outlineOf(object: SceneObject, { matrix, widthPx, heightPx }: ScenePlace, pxPerRadius: number) {
  const reach = pxPerRadius * OUTLINE_RADIUS * (object.animated ? 2 : 1.01);
  return boundsOf(matrix, {
    x: widthPx / 2 - reach,
    y: heightPx / 2 - reach,
    width: reach * 2,
    height: reach * 2,
  });
}
