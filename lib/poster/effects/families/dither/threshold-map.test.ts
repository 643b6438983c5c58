import { describe, expect, it } from "vitest";
import { THRESHOLD_MAP_IDS } from "./pattern-ids";
import { thresholdMap } from "./threshold-map";
import { voidAndCluster } from "./void-and-cluster";

describe.each(THRESHOLD_MAP_IDS)("the threshold map %s", (id) => {
  const { side, thresholds } = thresholdMap(id);

  it("has every level once, evenly between 0 and 1", () => {
    const count = side * side;
    const sorted = [...thresholds].sort((a, b) => a - b);
    expect(sorted).toHaveLength(count);
    sorted.forEach((threshold, rank) => {
      expect(threshold).toBeCloseTo((rank + 0.5) / count, 6);
    });
  });
});

describe("Bayer's matrices", () => {
  const ranks = (id: "bayer-2" | "bayer-4") => {
    const { side, thresholds } = thresholdMap(id);
    return Array.from({ length: side }, (_, y) =>
      [...thresholds.slice(y * side, (y + 1) * side)].map((value) => value * side * side - 0.5),
    );
  };

  it("are those of 1973", () => {
    expect(ranks("bayer-2")).toEqual([
      [0, 2],
      [3, 1],
    ]);
    expect(ranks("bayer-4")).toEqual([
      [0, 8, 2, 10],
      [12, 4, 14, 6],
      [3, 11, 1, 9],
      [15, 7, 13, 5],
    ]);
  });
});

/** Mean power of a tile's waves by their length in cycles a tile, rounded; `mean` is taken off first. */
function powerByFrequency(tile: ArrayLike<number>, side: number): number[] {
  const mean = Array.from(tile).reduce((sum, value) => sum + value, 0) / tile.length;
  const power = new Array<number>(side).fill(0);
  const count = new Array<number>(side).fill(0);
  for (let v = -side / 2; v < side / 2; v++) {
    for (let u = 0; u < side / 2; u++) {
      let real = 0;
      let imaginary = 0;
      for (let at = 0; at < tile.length; at++) {
        const angle = (2 * Math.PI * (u * (at % side) + v * Math.floor(at / side))) / side;
        real += ((tile[at] ?? 0) - mean) * Math.cos(angle);
        imaginary += ((tile[at] ?? 0) - mean) * Math.sin(angle);
      }
      const ring = Math.round(Math.hypot(u, v));
      power[ring] = (power[ring] ?? 0) + real * real + imaginary * imaginary;
      count[ring] = (count[ring] ?? 0) + 1;
    }
  }
  return power.map((sum, ring) => sum / Math.max(1, count[ring] ?? 1));
}

describe("blue noise", () => {
  const side = 32;
  const ranks = voidAndCluster(side, 3);

  it("is the same for the same seed, and another for another", () => {
    expect(voidAndCluster(side, 3)).toEqual(ranks);
    expect(voidAndCluster(side, 4)).not.toEqual(ranks);
  });

  it("is blue: at every tone slow waves have a small part of the power that quick ones have", () => {
    for (const tone of [0.1, 0.25, 0.5, 0.75, 0.9]) {
      const dots = Array.from(ranks, (rank) => (rank < tone * side * side ? 1 : 0));
      const power = powerByFrequency(dots, side);
      const mean = (from: number, to: number) =>
        power.slice(from, to).reduce((sum, value) => sum + value, 0) / (to - from);
      // Below a third of the distance between dots there is next to nothing.
      const principal = side * Math.sqrt(Math.min(tone, 1 - tone));
      const slow = mean(1, Math.max(2, Math.floor(principal / 2)));
      expect(slow / mean(Math.floor(principal * 0.8), side / 2), `tone ${tone}`).toBeLessThan(0.12);
    }
  });
});
