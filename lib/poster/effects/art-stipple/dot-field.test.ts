import { describe, expect, it } from "vitest";
import { makeDotField } from "./dot-field";

const CELLS = 32;
const field = makeDotField(CELLS);

/** Distance of each of the first `count` dots to its nearest neighbour, in units of their mean spacing. */
function nearestDistances(count: number): number[] {
  const spacing = CELLS / Math.sqrt(count);
  const round = (distance: number) => distance - CELLS * Math.round(distance / CELLS);
  return Array.from({ length: count }, (_, index) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (let other = 0; other < count; other++) {
      if (other === index) continue;
      const dx = round((field.x[index] ?? 0) - (field.x[other] ?? 0));
      const dy = round((field.y[index] ?? 0) - (field.y[other] ?? 0));
      nearest = Math.min(nearest, Math.hypot(dx, dy));
    }
    return nearest / spacing;
  });
}

describe("makeDotField", () => {
  it("holds one dot a cell in the mean, all of them in the tile", () => {
    expect(field.x).toHaveLength(CELLS * CELLS);
    for (const axis of [field.x, field.y]) {
      expect(Math.min(...axis)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...axis)).toBeLessThan(CELLS);
    }
  });

  it.each([24, 100, 300, 700, CELLS * CELLS])("spreads its first %i dots evenly: blue noise", (count) => {
    const distances = nearestDistances(count);
    const mean = distances.reduce((sum, distance) => sum + distance, 0) / count;
    // Random places come as near as nothing, with 0.5 in the mean; a grid has 1 everywhere.
    expect(Math.min(...distances)).toBeGreaterThan(0.5);
    expect(mean).toBeGreaterThan(0.72);
    expect(mean).toBeLessThan(0.95);
  });

  it("stands in no grid: cells hold from none to two dots", () => {
    const counts = new Map<number, number>();
    for (let index = 0; index < field.x.length; index++) {
      const cell = Math.floor(field.x[index] ?? 0) + CELLS * Math.floor(field.y[index] ?? 0);
      counts.set(cell, (counts.get(cell) ?? 0) + 1);
    }
    expect(counts.size / (CELLS * CELLS)).toBeLessThan(0.9);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(4);
  });

  it("is the same every time", () => {
    const again = makeDotField(CELLS);
    expect(again.x).toEqual(field.x);
    expect(again.y).toEqual(field.y);
  });
});
