/** Forms of a halftone dot. */
export const DOT_SHAPES = ["round", "diamond", "line", "square"] as const;

/** Name of a dot's form. */
export type DotShape = (typeof DOT_SHAPES)[number];

/** Number of steps of a threshold table. */
export const SPOT_STEPS = 64;

/**
 * Height of the spot function at a point of the cell (-0.5 to 0.5): a place is printed where the height is below the
 * threshold of its tone, so the dot grows from the middle outward. `SPOT_GLSL` is the same in GLSL.
 */
export function spotHeight(shape: DotShape, x: number, y: number): number {
  if (shape === "round") return 0.5 - 0.25 * (Math.cos(2 * Math.PI * x) + Math.cos(2 * Math.PI * y));
  if (shape === "diamond") return Math.abs(x) + Math.abs(y);
  if (shape === "line") return Math.abs(y) * 2;
  return Math.max(Math.abs(x), Math.abs(y)) * 2;
}

/** `float spotHeight(int shape, vec2 p)`, shapes in the order of `DOT_SHAPES`. */
export const SPOT_GLSL = /* glsl */ `
float spotHeight(int shape, vec2 p) {
  vec2 a = abs(p);
  if (shape == 0) return 0.5 - 0.25 * (cos(6.2831853 * p.x) + cos(6.2831853 * p.y));
  if (shape == 1) return a.x + a.y;
  if (shape == 2) return a.y * 2.0;
  return max(a.x, a.y) * 2.0;
}`;

/**
 * Thresholds by coverage: entry i is the height below which (i / 64) of the cell's area lies, so that a tone is printed
 * on exactly its share of the paper whatever the form. 65 entries, rising.
 */
export function spotThresholds(shape: DotShape): readonly number[] {
  const side = 96;
  const heights = Float64Array.from({ length: side * side }, (_, index) =>
    spotHeight(shape, ((index % side) + 0.5) / side - 0.5, (Math.floor(index / side) + 0.5) / side - 0.5),
  ).sort();
  return Array.from({ length: SPOT_STEPS + 1 }, (_, step) => {
    if (step === 0) return -1e-3;
    if (step === SPOT_STEPS) return 1.001;
    return heights[Math.round((step / SPOT_STEPS) * (heights.length - 1))] ?? 1;
  });
}

/** Tables by form; they depend on nothing else. */
const tables = new Map<DotShape, readonly number[]>();

/** `spotThresholds`, made once. */
export function keptThresholds(shape: DotShape): readonly number[] {
  const table = tables.get(shape) ?? spotThresholds(shape);
  tables.set(shape, table);
  return table;
}
