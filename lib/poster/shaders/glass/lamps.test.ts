import { expect, it } from "vitest";
import { LAMPS, lampsAt } from "./lamps";

it("is back at the end of its loop, and moves in it", () => {
  const [first, half, end] = [0, 0.5, 1].map((phase) => lampsAt([540, 960], 1, phase));
  for (const [index, lamp] of (first ?? []).entries()) {
    expect(end?.[index]?.x).toBeCloseTo(lamp.x, 8);
    expect(end?.[index]?.y).toBeCloseTo(lamp.y, 8);
  }
  expect(half).not.toEqual(first);
});

it("lights both halves of the poster, whatever the seed", () => {
  for (let seed = 0; seed < 40; seed++) {
    const lamps = lampsAt([540, 960], seed, 0.2);
    expect(lamps.length).toBe(LAMPS);
    expect(lamps.filter(({ y }) => y < 0).length).toBeGreaterThan(1);
    expect(lamps.filter(({ y }) => y > 0).length).toBeGreaterThan(1);
  }
});
