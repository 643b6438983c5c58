import type { InkMatcher } from "./ink-matcher";
import { KERNELS, type KernelId } from "./kernels";

/** Pixels in linear light: red, green, blue and alpha, 0 to 1, colour not premultiplied, rows from the top. */
export interface LinearPixels {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly data: Float32Array;
}

/** Columns that the widest kernel reaches to either side, and rows that it reaches down. */
const REACH = 2;

/**
 * Error diffusion: every pixel becomes an ink, and what that ink is wrong by is handed on to pixels not yet decided.
 * Exact: errors are kept in linear light in single precision, rows from the top, left to right; with `serpentine` every
 * other row runs from right to left with its kernel mirrored. A pixel that is not at least half opaque becomes
 * transparent and hands on nothing.
 * @returns RGBA bytes in sRGB, premultiplied.
 */
export function diffuse(
  pixels: LinearPixels,
  kernelId: KernelId,
  matcher: InkMatcher,
  { serpentine = false }: { readonly serpentine?: boolean } = {},
): Uint8Array {
  const { widthPx, heightPx, data } = pixels;
  const { inks } = matcher;
  const result = new Uint8Array(widthPx * heightPx * 4);
  const { divisor, taps } = KERNELS[kernelId];
  const count = taps.length;
  // A margin around the picture takes what would fall over its edges, so that no step has to look where it is.
  const stride = (widthPx + 2 * REACH) * 3;
  const work = withMargin(pixels, stride);
  const share = Float32Array.from(taps, (tap) => tap.weight / divisor);
  const rightward = Int32Array.from(taps, (tap) => tap.dy * stride + tap.dx * 3);
  const leftward = Int32Array.from(taps, (tap) => tap.dy * stride - tap.dx * 3);
  const linear = Float64Array.from(inks.flatMap((ink) => ink.linear));
  const bytes = Uint8Array.from(inks.flatMap((ink) => ink.bytes));

  for (let y = 0; y < heightPx; y++) {
    const backward = serpentine && y % 2 === 1;
    const offsets = backward ? leftward : rightward;
    for (let step = 0; step < widthPx; step++) {
      const x = backward ? widthPx - 1 - step : step;
      const out = (y * widthPx + x) * 4;
      if ((data[out + 3] ?? 0) < 0.5) continue;
      const at = y * stride + (x + REACH) * 3;
      const red = work[at] ?? 0;
      const green = work[at + 1] ?? 0;
      const blue = work[at + 2] ?? 0;
      const ink = matcher.match(red, green, blue) * 3;
      result[out] = bytes[ink] ?? 0;
      result[out + 1] = bytes[ink + 1] ?? 0;
      result[out + 2] = bytes[ink + 2] ?? 0;
      result[out + 3] = 255;
      const errorRed = red - (linear[ink] ?? 0);
      const errorGreen = green - (linear[ink + 1] ?? 0);
      const errorBlue = blue - (linear[ink + 2] ?? 0);
      for (let tap = 0; tap < count; tap++) {
        const to = at + (offsets[tap] ?? 0);
        const part = share[tap] ?? 0;
        work[to] = (work[to] ?? 0) + errorRed * part;
        work[to + 1] = (work[to + 1] ?? 0) + errorGreen * part;
        work[to + 2] = (work[to + 2] ?? 0) + errorBlue * part;
      }
    }
  }
  return result;
}

function withMargin({ widthPx, heightPx, data }: LinearPixels, stride: number): Float32Array {
  const work = new Float32Array(stride * (heightPx + REACH));
  let from = 0;
  for (let y = 0; y < heightPx; y++) {
    let to = y * stride + REACH * 3;
    for (let x = 0; x < widthPx; x++, from += 4, to += 3) {
      work[to] = data[from] ?? 0;
      work[to + 1] = data[from + 1] ?? 0;
      work[to + 2] = data[from + 2] ?? 0;
    }
  }
  return work;
}
