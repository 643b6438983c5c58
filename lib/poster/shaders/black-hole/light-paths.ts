/**
 * Paths of light around a black hole that does not turn (Schwarzschild). Lengths are in radii of its horizon. With
 * u = 1 / r, light obeys u'' = 1.5 u² - u, where ' is by the angle φ round the hole, counted from the viewer
 * (Misner, Thorne & Wheeler, Gravitation, § 25.6). A path is known by its impact parameter b, how far beside the hole it
 * would pass if it ran straight.
 */

/** Light that would pass nearer than this falls in; the radius of the shadow. */
export const SHADOW_RADIUS = (3 * Math.sqrt(3)) / 2;

/** Size of the table: impact parameters across, angles down. */
export const PATHS_WIDTH = 256;
export const PATHS_HEIGHT = 256;

/** Angle of the last row. */
export const MAX_ANGLE = 3 * Math.PI;

/** Impact parameters run from 0 to this many radii of the shadow more than one; in cubes, so that most are near one. */
export const MAX_EXCESS = 6;

/** Stored angles of escape are shares of this. */
export const ANGLE_RANGE = 4 * Math.PI;

/** Impact parameter of a column of the table, 0 to 1; `columnOf` in the drawing is its inverse. */
export const impactAt = (column: number): number =>
  Math.max(0, SHADOW_RADIUS * (1 + MAX_EXCESS * (2 * column - 1) ** 3));

/** A path: 1/r at even steps of the angle, 1 once it has fallen in, 0 once it is gone. */
export interface LightPath {
  readonly inverseRadius: Float64Array;
  /** Angle at which it leaves, π where nothing bends it; infinite where it falls in. */
  readonly escapeAngle: number;
}

/** Follows light of an impact parameter backwards from the viewer. */
export function followLight(impact: number, rows = PATHS_HEIGHT): LightPath {
  const inverseRadius = new Float64Array(rows);
  const stepsPerRow = 4;
  const step = MAX_ANGLE / (rows - 1) / stepsPerRow;
  let u = 0;
  let slope = 1 / Math.max(impact, 1e-6);
  let escapeAngle = Number.POSITIVE_INFINITY;
  let state: "flying" | "gone" | "fallen" = "flying";
  const bend = (value: number) => 1.5 * value * value - value;
  for (let index = 1; index < rows; index++) {
    for (let part = 0; part < stepsPerRow && state === "flying"; part++) {
      // Runge and Kutta, fourth order, for u and its slope.
      const [u1, s1] = [slope, bend(u)];
      const [u2, s2] = [slope + (step / 2) * s1, bend(u + (step / 2) * u1)];
      const [u3, s3] = [slope + (step / 2) * s2, bend(u + (step / 2) * u2)];
      const [u4, s4] = [slope + step * s3, bend(u + step * u3)];
      const next = u + (step / 6) * (u1 + 2 * u2 + 2 * u3 + u4);
      slope += (step / 6) * (s1 + 2 * s2 + 2 * s3 + s4);
      if (next < 0) {
        state = "gone";
        escapeAngle = step * ((index - 1) * stepsPerRow + part + u / (u - next));
      } else if (next > 1) state = "fallen";
      u = next;
    }
    inverseRadius[index] = state === "flying" ? u : state === "gone" ? 0 : 1;
  }
  return { inverseRadius, escapeAngle };
}

/** All paths as bytes of a texture: 1/r in red and green, the angle of escape in blue and alpha, high byte first. */
export function lightPathTable(): Uint8Array {
  const bytes = new Uint8Array(PATHS_WIDTH * PATHS_HEIGHT * 4);
  const word = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 0xffff);
  for (let column = 0; column < PATHS_WIDTH; column++) {
    const { inverseRadius, escapeAngle } = followLight(impactAt(column / (PATHS_WIDTH - 1)));
    const leaves = word(escapeAngle / ANGLE_RANGE);
    for (let row = 0; row < PATHS_HEIGHT; row++) {
      const value = word(inverseRadius[row] ?? 0);
      bytes.set([value >> 8, value & 255, leaves >> 8, leaves & 255], (row * PATHS_WIDTH + column) * 4);
    }
  }
  return bytes;
}
