import { expect, it } from "vitest";
import { MAX_TAPS, tapsFor } from "./taps";

it("two passes have a sample for each px of the movement, as long as the most allows it", () => {
  for (const distancePx of [1, 10, 99, 100, 400, 576]) {
    expect(tapsFor(distancePx) ** 2).toBeGreaterThanOrEqual(distancePx);
  }
  expect(tapsFor(0)).toBe(2);
  expect(tapsFor(1e6)).toBe(MAX_TAPS);
});
