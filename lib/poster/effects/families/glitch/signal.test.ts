import { describe, expect, it } from "vitest";
import { momentAt, seedOf } from "./signal";

describe("momentAt", () => {
  it("counts whole moments, and never misses one through rounding", () => {
    for (const rate of [6, 8, 12, 25, 30]) {
      for (let moment = 0; moment < 1000; moment++) expect(momentAt(moment / rate, rate)).toBe(moment);
    }
  });

  it("holds still between moments, and always at a rate of 0", () => {
    expect(momentAt(1.1, 8)).toBe(momentAt(1.0, 8));
    expect(momentAt(1.13, 8)).toBe(momentAt(1.0, 8) + 1);
    expect(momentAt(99, 0)).toBe(0);
  });
});

describe("seedOf", () => {
  it("differs for every setting, and stays small enough for the hash of the GPU", () => {
    const seeds = Array.from({ length: 10_000 }, (_, setting) => seedOf(1, setting));
    expect(new Set(seeds).size).toBe(10_000);
    expect(Math.max(...seeds) * 977).toBeLessThan(2 ** 24);
    expect(seedOf(1, 0)).toBe(1);
  });
});
