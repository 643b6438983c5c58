/** A glowing line or, where its ends are one point, a glowing dot. Lengths in px of the reference canvas. */
export interface Stroke {
  /** Ends, from the middle of the canvas. */
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** Half its width. */
  readonly radius: number;
  /** Linear red, green and blue, 0 to 1. */
  readonly color: readonly [red: number, green: number, blue: number];
  /** Light at its ends, 0 to 16; 1 is white paper where the colour is white. */
  readonly lightFrom: number;
  readonly lightTo: number;
  /** Form of its edge: 0 a disc with a sharp edge, 1 a soft glow that has faded away at `radius`. */
  readonly softness: number;
}

/** A dot. */
export function dot(
  at: readonly [number, number],
  radius: number,
  color: Stroke["color"],
  light: number,
  softness: number,
): Stroke {
  return { from: at, to: at, radius, color, lightFrom: light, lightTo: light, softness };
}
