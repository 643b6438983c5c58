import { seededRandom } from "../seeded-random";

/** A drop: its middle from the middle of the canvas, and its radius, in px of the reference canvas. */
export type Drop = readonly [x: number, y: number, radius: number];

/** Steps of a sequence whose first few points lie evenly over a square already (Roberts' R2). */
const EVEN = [0.754878, 0.56984] as const;

const fraction = (value: number) => value - Math.floor(value);

/** Where the drops are at a moment of their loop, 0 to 1. The end of the loop is its start. */
export function dropsAt(
  options: {
    readonly count: number;
    readonly size: number;
    readonly canvas: { readonly widthPx: number; readonly heightPx: number };
    readonly seed: number;
  },
  phase: number,
): Drop[] {
  const { count, size, canvas, seed } = options;
  const first = seededRandom(seed, 71);
  const [startX, startY] = [first(), first()];
  return Array.from({ length: count }, (_, index) => {
    const random = seededRandom(seed, index, 73);
    const homeX = fraction(startX + index * EVEN[0]) - 0.5;
    const homeY = fraction(startY + index * EVEN[1]) - 0.5;
    const [swayX, swayY, grow] = [random(), random(), random()];
    const wave = (start: number, times: number) => Math.sin(2 * Math.PI * (times * phase + start));
    const roam = size * 0.6;
    return [
      0.86 * canvas.widthPx * homeX + roam * (0.7 * wave(swayX, 1) + 0.3 * wave(swayY, 2)),
      0.92 * canvas.heightPx * homeY + roam * (0.7 * wave(swayY, 1) + 0.3 * wave(grow, -2)),
      size * (index === 0 ? 1.15 : 0.35 + 0.75 * random()) * (1 + 0.06 * wave(grow, 2)),
    ];
  });
}
