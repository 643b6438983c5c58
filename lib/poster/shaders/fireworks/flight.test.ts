import { expect, it } from "vitest";
import { fallAt, reachAt, riseAt } from "./flight";

it("follows the equation of motion in braking air", () => {
  const [drag, gravity, step] = [2, 120, 1e-4];
  let [speed, fallen] = [0, 0];
  for (let index = 0; index < 10_000; index++) {
    speed += (gravity - drag * speed) * step;
    fallen += speed * step;
  }
  expect(fallAt(drag, gravity, 1)).toBeCloseTo(fallen, 1);
});

it("starts at rest and has an end", () => {
  expect(reachAt(2, 0)).toBe(0);
  expect(reachAt(2, 50)).toBeCloseTo(1, 10);
  expect(fallAt(2, 120, 0)).toBe(0);
  expect(riseAt(0)).toBe(0);
  expect(riseAt(1)).toBe(1);
});
