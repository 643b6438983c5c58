/** Thresholds of an 8 × 8 matrix, -0.5 to 0.5 (Bayer 1973). */
const THRESHOLDS = Float32Array.from({ length: 64 }, (_, at) => {
  const x = at & 7;
  const y = at >> 3;
  let value = 0;
  for (let bit = 0; bit < 3; bit++) value = value * 4 + (((x ^ y) >> bit) & 1) * 2 + ((y >> bit) & 1);
  return (value + 0.5) / 64 - 0.5;
});

/** About the distance between two colours of a palette of 256. */
const STRENGTH = 14;

/**
 * Adds a fixed pattern to RGBA bytes, so that colours which a palette does not have are mixed from those that it has.
 * The pattern does not move from frame to frame, so flat parts do not flicker.
 */
export function ditherInPlace(rgba: Uint8ClampedArray, widthPx: number): void {
  for (let at = 0, x = 0, y = 0; at < rgba.length; at += 4) {
    const shift = (THRESHOLDS[(y & 7) * 8 + (x & 7)] ?? 0) * STRENGTH;
    rgba[at] = (rgba[at] ?? 0) + shift;
    rgba[at + 1] = (rgba[at + 1] ?? 0) + shift;
    rgba[at + 2] = (rgba[at + 2] ?? 0) + shift;
    x += 1;
    if (x === widthPx) {
      x = 0;
      y += 1;
    }
  }
}
