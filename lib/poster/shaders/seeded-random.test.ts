import { expect, it } from "vitest";
import { seededRandom } from "./seeded-random";

it("repeats itself for the same numbers and differs for others", () => {
  const draw = (...parts: number[]) => {
    const next = seededRandom(...parts);
    return [next(), next(), next()];
  };
  expect(draw(1, 2)).toEqual(draw(1, 2));
  expect(draw(1, 2)).not.toEqual(draw(2, 1));
  expect(draw(1, 0)).not.toEqual(draw(1));
});

it("fills 0 to 1 evenly", () => {
  const buckets = new Array<number>(10).fill(0);
  for (let seed = 0; seed < 200; seed++) {
    const next = seededRandom(seed);
    for (let index = 0; index < 50; index++) {
      const value = next();
      buckets[Math.floor(value * 10)] = (buckets[Math.floor(value * 10)] ?? 0) + 1;
    }
  }
  for (const count of buckets) expect(Math.abs(count - 1000)).toBeLessThan(120);
});
