/** A 2D affine map in CSS order: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A point or size in the units of its space. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An axis-aligned box. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Changes nothing. */
export const IDENTITY: Affine = [1, 0, 0, 1, 0, 0];

/** The map that first applies `inner`, then `outer`. */
export function compose(outer: Affine, inner: Affine): Affine {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

/** Moves by (x, y). */
export const translation = (x: number, y: number): Affine => [1, 0, 0, 1, x, y];

/** Stretches about the origin. */
export const scaling = (x: number, y: number): Affine => [x, 0, 0, y, 0, 0];

/** Turns clockwise about the origin (y grows downward). */
export function rotation(angleDeg: number): Affine {
  const quarter = ((angleDeg % 360) + 360) % 360;
  // Quarter turns are exact, so that a layer turned by 90° stays on whole pixels.
  const exact = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][quarter / 90];
  const [cos = 1, sin = 0] = exact ?? [
    Math.cos((quarter * Math.PI) / 180),
    Math.sin((quarter * Math.PI) / 180),
  ];
  return [cos, sin, -sin, cos, 0, 0];
}

/** The inverse map, or null where the map flattens everything onto a line. */
export function invert([a, b, c, d, e, f]: Affine): Affine | null {
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1e-12) return null;
  const k = 1 / determinant;
  return [d * k, -b * k, -c * k, a * k, (c * f - d * e) * k, (b * e - a * f) * k];
}

/** Where a point goes. */
export function apply([a, b, c, d, e, f]: Affine, x: number, y: number): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** The axis-aligned box around a mapped box. */
export function boundsOf(map: Affine, box: Box): Box {
  const corners = [
    apply(map, box.x, box.y),
    apply(map, box.x + box.width, box.y),
    apply(map, box.x, box.y + box.height),
    apply(map, box.x + box.width, box.y + box.height),
  ];
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
