import { expect, it } from "vitest";
import { fieldsAt } from "./fields";

it("is back at the end of its loop, and moves in it", () => {
  const at = (phase: number) => fieldsAt(6, [0.5, 0.9], 1, phase).flat();
  const end = at(1);
  for (const [index, value] of at(0).entries()) expect(end[index]).toBeCloseTo(value, 8);
  expect(at(0.03)).not.toEqual(at(0));
});

it("keeps the fields on the poster or just beside it", () => {
  for (let seed = 0; seed < 50; seed++) {
    for (const [x, y] of fieldsAt(8, [0.5, 0.9], seed, 0.4)) {
      expect(Math.abs(x)).toBeLessThan(0.5 * 1.16);
      expect(Math.abs(y)).toBeLessThan(0.9 * 1.16);
    }
  }
});
