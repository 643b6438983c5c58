/** What one layer of strokes covers at most before the next one begins. */
export const LAYER_MOST = 0.52;

/** How far each layer is turned against the first one, in radians: no two are parallel or square, as by hand. */
export const LAYER_TURNS = [0, 1.22, 0.61, 1.92] as const;

/**
 * Shares of the paper that the layers cover, so that all of them, laid over one another at different angles, cover
 * `wanted` of it: layers fill one after another, each up to `LAYER_MOST`; the last takes what is left. `LAYER_GLSL` is the
 * same in GLSL.
 */
export function layerShares(wanted: number, layers: number): number[] {
  const most = -Math.log(1 - LAYER_MOST);
  const density = -Math.log(Math.max(1 - wanted, 1e-4));
  return Array.from({ length: layers }, (_, layer) => {
    const own = density - layer * most;
    return 1 - Math.exp(-Math.max(0, layer === layers - 1 ? own : Math.min(own, most)));
  });
}

/** `float layerDensity(float wanted)`, and of it `float layerShare(float density, int layer, int layers)`. */
export const LAYER_GLSL = /* glsl */ `
float layerDensity(float wanted) { return -log(max(1.0 - wanted, 1e-4)); }
float layerShare(float density, int layer, int layers) {
  float most = ${(-Math.log(1 - LAYER_MOST)).toFixed(6)};
  float own = density - float(layer) * most;
  return 1.0 - exp(-max(0.0, layer == layers - 1 ? own : min(own, most)));
}`;
