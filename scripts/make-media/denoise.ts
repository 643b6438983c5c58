import type { Exposure } from "./render-scene";

// Weights of a five-tap B-spline, the kernel of the à-trous wavelet (Dammertz and others, 2010).
const SPLINE = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16] as const;
const GUIDE_WIDTH = 0.06;

// Bright samples count less while they are averaged, so that single wild ones vanish instead of spreading.
const compress = (value: number) => value / (1 + value);
const expand = (value: number) => value / Math.max(1 - value, 1e-3);

/**
 * Averages the noise of sampled light away without crossing edges: à-trous passes of growing reach, in which a neighbour
 * counts as far as it shows the same surface (guide) and has a similar brightness.
 * @param strength 0 to 1: how different in brightness a neighbour may be and still count.
 */
export function denoise(
  { light, guide }: Exposure,
  widthPx: number,
  heightPx: number,
  strength: number,
): Float32Array {
  let from = calm(light.map(compress), widthPx, heightPx);
  for (const reach of [1, 2, 4]) {
    const to = new Float32Array(from.length);
    const tolerance = (strength * 0.42) / reach;
    for (let y = 0; y < heightPx; y++) {
      for (let x = 0; x < widthPx; x++) {
        const here = y * widthPx + x;
        const own = luma(from, here);
        const ownGuide = guide[here] ?? 0;
        let sum = 0;
        let [red, green, blue] = [0, 0, 0];
        for (let j = -2; j <= 2; j++) {
          const ny = Math.min(heightPx - 1, Math.max(0, y + j * reach));
          for (let i = -2; i <= 2; i++) {
            const nx = Math.min(widthPx - 1, Math.max(0, x + i * reach));
            const there = ny * widthPx + nx;
            const edge = Math.abs((guide[there] ?? 0) - ownGuide) / (GUIDE_WIDTH * reach);
            const step = (luma(from, there) - own) / tolerance;
            const weight = (SPLINE[i + 2] ?? 0) * (SPLINE[j + 2] ?? 0) * Math.exp(-edge - step * step);
            sum += weight;
            red += weight * (from[there * 3] ?? 0);
            green += weight * (from[there * 3 + 1] ?? 0);
            blue += weight * (from[there * 3 + 2] ?? 0);
          }
        }
        to[here * 3] = red / sum;
        to[here * 3 + 1] = green / sum;
        to[here * 3 + 2] = blue / sum;
      }
    }
    from = to;
  }
  return from.map(expand);
}

/** Pixels that are far brighter than all but one of their neighbours come from one wild sample: they are dimmed. */
function calm(data: Float32Array, widthPx: number, heightPx: number): Float32Array {
  const out = data.slice();
  for (let y = 1; y < heightPx - 1; y++) {
    for (let x = 1; x < widthPx - 1; x++) {
      const here = y * widthPx + x;
      let [highest, second] = [0, 0];
      for (let j = -1; j <= 1; j++) {
        for (let i = -1; i <= 1; i++) {
          if (i === 0 && j === 0) continue;
          const value = luma(data, here + j * widthPx + i);
          if (value > highest) [highest, second] = [value, highest];
          else if (value > second) second = value;
        }
      }
      const own = luma(data, here);
      const allowed = second * 1.1 + 0.02;
      if (own > allowed)
        for (let c = 0; c < 3; c++) out[here * 3 + c] = ((data[here * 3 + c] ?? 0) * allowed) / own;
    }
  }
  return out;
}

function luma(data: Float32Array, pixel: number): number {
  const at = pixel * 3;
  return 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
}
