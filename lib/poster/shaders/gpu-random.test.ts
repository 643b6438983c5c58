import { expect, it } from "vitest";
import { gpuRandom3 } from "./gpu-random";

it("follows the published hash", () => {
  // By hand for (0, 0, 0): every lane starts as the increment of the generator.
  const increment = 1013904223n;
  const wrap = (value: bigint) => BigInt.asUintN(32, value);
  let [a, b, c] = [increment, increment, increment];
  for (let round = 0; round < 2; round++) {
    a = wrap(a + b * c);
    b = wrap(b + c * a);
    c = wrap(c + a * b);
    if (round === 0) [a, b, c] = [a ^ (a >> 16n), b ^ (b >> 16n), c ^ (c >> 16n)];
  }
  expect(gpuRandom3(0, 0, 0)).toEqual([a, b, c].map((lane) => Number(lane) / 4294967295));
});

it("takes negative coordinates, and differs for neighbours", () => {
  expect(gpuRandom3(-3, 5, 1)).not.toEqual(gpuRandom3(-4, 5, 1));
  for (const value of gpuRandom3(-3, 5, 1)) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(1);
  }
});
