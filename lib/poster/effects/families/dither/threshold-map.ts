import type { ThresholdMapId } from "./pattern-ids";
import { voidAndCluster } from "./void-and-cluster";

/** Thresholds of a square tile, row by row, each between 0 and 1 and each once. */
export interface ThresholdMap {
  readonly side: number;
  readonly thresholds: Float32Array;
}

const BLUE_NOISE_SIDE = 64;
const BLUE_NOISE_SEED = 7;

const makers: Readonly<Record<ThresholdMapId, () => ThresholdMap>> = {
  "bayer-2": () => mapOf(2, bayerRank(2)),
  "bayer-4": () => mapOf(4, bayerRank(4)),
  "bayer-8": () => mapOf(8, bayerRank(8)),
  "blue-noise": () => {
    const ranks = voidAndCluster(BLUE_NOISE_SIDE, BLUE_NOISE_SEED);
    return mapOf(BLUE_NOISE_SIDE, (x, y) => ranks[y * BLUE_NOISE_SIDE + x] ?? 0);
  },
};

/** They depend on nothing, so each is made once. */
const made = new Map<ThresholdMapId, ThresholdMap>();

/** The threshold map of that name. */
export function thresholdMap(id: ThresholdMapId): ThresholdMap {
  const map = made.get(id) ?? makers[id]();
  made.set(id, map);
  return map;
}

function mapOf(side: number, rank: (x: number, y: number) => number): ThresholdMap {
  const count = side * side;
  const thresholds = Float32Array.from(
    { length: count },
    (_, index) => (rank(index % side, Math.floor(index / side)) + 0.5) / count,
  );
  return { side, thresholds };
}

/** Ranks of the matrix of B. E. Bayer, 1973: the bits of x XOR y and y, woven and turned around. */
function bayerRank(side: number): (x: number, y: number) => number {
  return (x, y) => {
    let rank = 0;
    for (let bit = 1; bit < side; bit *= 2) {
      const crossed = ((x ^ y) & bit) > 0 ? 2 : 0;
      const row = (y & bit) > 0 ? 1 : 0;
      rank = rank * 4 + crossed + row;
    }
    return rank;
  };
}
