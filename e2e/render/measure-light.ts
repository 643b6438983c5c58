import type { Pixels } from "./capture-state";

/** sRGB byte → linear light, 0 to 1. */
export const toLinear = (byte: number): number => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Mean red, green and blue, in linear light, of an upright strip of the picture; edges as fractions of the width. */
export function stripColor(pixels: Pixels, from = 0, to = 1): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = 0; y < pixels.heightPx; y++) {
    for (let x = Math.floor(from * pixels.widthPx); x < Math.floor(to * pixels.widthPx); x++) {
      const at = (y * pixels.widthPx + x) * 3;
      const [red = 0, green = 0, blue = 0] = pixels.data.subarray(at, at + 3);
      sum[0] += toLinear(red);
      sum[1] += toLinear(green);
      sum[2] += toLinear(blue);
      count++;
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** Mean luminance, in linear light, of such a strip. */
export function stripLight(pixels: Pixels, from: number, to: number): number {
  const [red, green, blue] = stripColor(pixels, from, to);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Luminance of a picture's upright strips, from left to right. */
export const strips = (pixels: Pixels, count: number): number[] =>
  Array.from({ length: count }, (_, index) => stripLight(pixels, index / count, (index + 1) / count));

/** Every colour of a picture, as `#rrggbb`, in order. */
export function hexOf(pixels: Pixels): string[] {
  const seen = new Set<string>();
  for (let at = 0; at < pixels.data.length; at += 3) {
    seen.add(`#${pixels.data.subarray(at, at + 3).toString("hex")}`);
  }
  return [...seen].sort();
}
