import { SPOT_GLSL } from "../halftone/spot";
import { THRESHOLD_GLSL } from "../halftone/thresholds";

/**
 * Dots on the GPU. `printedShare(shape, cell, coverage, cellPx)` is how much of this px a dot covers: `cell` is the place
 * on the screen in cells, `cellPx` a cell's size in px. Programs that use it set `uThresholds` to a `thresholdPicture`.
 */
export const SCREEN_GLSL = /* glsl */ `
${THRESHOLD_GLSL}
${SPOT_GLSL}
/** How steeply the spot function rises, for each cell walked. */
float spotSlope(int shape, vec2 p) {
  if (shape == 0) return 1.5707963 * length(sin(6.2831853 * p));
  return shape == 1 ? 1.4142136 : 2.0;
}
float printedShare(int shape, vec2 cell, float coverage, float cellPx) {
  vec2 p = fract(cell) - 0.5;
  float edgePx = (thresholdOf(coverage) - spotHeight(shape, p)) * cellPx / max(spotSlope(shape, p), 0.35);
  // A screen too fine for the px would beat with them; there the tone itself is printed.
  float printed = mix(coverage, clamp(edgePx + 0.5, 0.0, 1.0), smoothstep(1.6, 3.0, cellPx));
  return coverage <= 0.0 || coverage >= 1.0 ? coverage : printed;
}`;

/** Turns by an angle clockwise on a canvas whose y grows downward: cosine and sine. */
export const turnOf = (degrees: number): readonly [number, number] => [
  Math.cos((degrees * Math.PI) / 180),
  Math.sin((degrees * Math.PI) / 180),
];
