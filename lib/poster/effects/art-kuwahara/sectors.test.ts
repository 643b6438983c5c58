import { describe, expect, it } from "vitest";
import { sectorTaps } from "./sectors";

describe("sectorTaps", () => {
  const taps = sectorTaps();

  it("lie in the unit disc, and each counts somewhere", () => {
    for (const { x, y, weights } of taps) {
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(1);
      expect(weights).toHaveLength(8);
      expect(Math.max(...weights)).toBeGreaterThan(0);
      expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
    }
  });

  it("weigh one in every sector, so that a flat colour stays as it is", () => {
    for (let sector = 0; sector < 8; sector++) {
      const sum = taps.reduce((total, tap) => total + (tap.weights[sector] ?? 0), 0);
      expect(sum).toBeCloseTo(1, 12);
    }
  });

  it("make sectors that look eight different ways and balance each other", () => {
    const middles = Array.from({ length: 8 }, (_, sector) => [
      taps.reduce((total, tap) => total + tap.x * (tap.weights[sector] ?? 0), 0),
      taps.reduce((total, tap) => total + tap.y * (tap.weights[sector] ?? 0), 0),
    ]);
    const angles = middles.map(([x = 0, y = 0]) => Math.round((Math.atan2(y, x) / Math.PI) * 4 + 8) % 8);
    expect(new Set(angles).size).toBe(8);
    for (const [x = 0, y = 0] of middles) expect(Math.hypot(x, y)).toBeGreaterThan(0.25);
    for (const axis of [0, 1]) {
      expect(middles.reduce((total, middle) => total + (middle[axis] ?? 0), 0)).toBeCloseTo(0, 10);
    }
  });
});
