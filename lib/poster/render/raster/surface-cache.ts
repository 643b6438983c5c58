import type { Layer } from "../../schema/layers/layer";
import type { Surface } from "../compose/surface";
import type { Device } from "../gl/device";

/** Keeps each layer's last raster, so that a still layer is drawn once and not once a frame. */
export interface SurfaceCache {
  /** The surface of a layer under a key that says all it depends on; made anew when the key changes. */
  get(layer: Layer, key: string, make: () => Surface | null): Surface | null;
  /** Drops the surfaces of all other layers. */
  keepOnly(layers: ReadonlySet<Layer>): void;
  dispose(): void;
}

/** Makes an empty cache on a device. */
export function createSurfaceCache(device: Device): SurfaceCache {
  const kept = new Map<Layer, { key: string; surface: Surface | null }>();
  const drop = (layer: Layer) => {
    const surface = kept.get(layer)?.surface;
    if (surface) device.deletePicture(surface.picture);
    kept.delete(layer);
  };
  return {
    get(layer, key, make) {
      const known = kept.get(layer);
      if (known?.key === key) return known.surface;
      const surface = make();
      drop(layer);
      kept.set(layer, { key, surface });
      return surface;
    },
    keepOnly(layers) {
      for (const layer of kept.keys()) if (!layers.has(layer)) drop(layer);
    },
    dispose() {
      for (const layer of kept.keys()) drop(layer);
    },
  };
}
