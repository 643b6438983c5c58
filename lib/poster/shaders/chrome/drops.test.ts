import { expect, it } from "vitest";
import { dropsAt } from "./drops";

const options = { count: 7, size: 100, canvas: { widthPx: 540, heightPx: 960 }, seed: 1 };

it("is back at the end of its loop, and moves in it", () => {
  const [first, half, end] = [dropsAt(options, 0), dropsAt(options, 0.5), dropsAt(options, 1)];
  for (const [index, drop] of first.entries()) {
    for (const [place, value] of drop.entries()) expect(end[index]?.[place]).toBeCloseTo(value, 8);
  }
  expect(half).not.toEqual(first);
});

it("keeps the middle of every drop on the canvas or near it, wherever the seed puts them", () => {
  for (let seed = 0; seed < 40; seed++) {
    for (const [x, y, radius] of dropsAt({ ...options, seed }, 0.3)) {
      expect(Math.abs(x)).toBeLessThan(270 + 100);
      expect(Math.abs(y)).toBeLessThan(480 + 100);
      expect(radius).toBeGreaterThan(25);
    }
  }
});
