import type { InkMatcher } from "./ink-matcher";
import { KERNELS, type KernelId } from "./kernels";

/** Pixels in linear light: red, green, blue and alpha, 0 to 1, colour not premultiplied, rows from the top. */
export interface LinearPixels {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly data: Float32Array;
}

/**
 * Error diffusion: every pixel becomes an ink, and what that ink is wrong by is handed on to pixels not yet decided.
 * Exact: errors are kept in linear light in single precision, rows from the top, left to right. A pixel that is not at
 * least half opaque becomes transparent and hands on nothing.
 * @returns RGBA bytes in sRGB, premultiplied.
 */
export function diffuse(pixels: LinearPixels, kernelId: KernelId, matcher: InkMatcher): Uint8Array {
  const { widthPx, heightPx } = pixels;
  const work = pixels.data.slice();
  const result = new Uint8Array(widthPx * heightPx * 4);
  const { divisor, taps } = KERNELS[kernelId];
  const count = taps.length;
  const dx = Int32Array.from(taps, (tap) => tap.dx);
  const dy = Int32Array.from(taps, (tap) => tap.dy);
  const share = Float32Array.from(taps, (tap) => tap.weight / divisor);

  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const at = (y * widthPx + x) * 4;
      if ((work[at + 3] ?? 0) < 0.5) continue;
      const red = work[at] ?? 0;
      const green = work[at + 1] ?? 0;
      const blue = work[at + 2] ?? 0;
      const ink = matcher.inks[matcher.match(red, green, blue)];
      if (!ink) continue;
      const [inkRed = 0, inkGreen = 0, inkBlue = 0] = ink.linear;
      result[at] = ink.bytes[0] ?? 0;
      result[at + 1] = ink.bytes[1] ?? 0;
      result[at + 2] = ink.bytes[2] ?? 0;
      result[at + 3] = 255;
      const errorRed = red - inkRed;
      const errorGreen = green - inkGreen;
      const errorBlue = blue - inkBlue;
      for (let tap = 0; tap < count; tap++) {
        const column = x + (dx[tap] ?? 0);
        const row = y + (dy[tap] ?? 0);
        if (column < 0 || column >= widthPx || row >= heightPx) continue;
        const to = (row * widthPx + column) * 4;
        const part = share[tap] ?? 0;
        work[to] = (work[to] ?? 0) + errorRed * part;
        work[to + 1] = (work[to + 1] ?? 0) + errorGreen * part;
        work[to + 2] = (work[to + 2] ?? 0) + errorBlue * part;
      }
    }
  }
  return result;
}
