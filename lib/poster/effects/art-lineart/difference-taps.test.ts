import { describe, expect, it } from "vitest";
import { differenceTaps, NARROW_SIGMA } from "./difference-taps";

/** Response at a distance from a step from dark (below 0) to light. */
function atStep(sigma: number, distance: number): number {
  const taps = differenceTaps(sigma);
  const light = (at: number) => (at >= 0 ? 1 : 0);
  return taps.reduce(
    (sum, { weight, offset }, index) =>
      sum + weight * (index === 0 ? light(distance) : light(distance + offset) + light(distance - offset)),
    0,
  );
}

describe.each([0.3, 0.8, NARROW_SIGMA])("differenceTaps of sigma %s", (sigma) => {
  it("add up to nothing, so that a flat tone has no contour", () => {
    const sum = differenceTaps(sigma).reduce(
      (total, { weight }, index) => total + (index === 0 ? weight : 2 * weight),
      0,
    );
    expect(sum).toBeCloseTo(0, 12);
  });

  it("find the dark side of an edge, and not its light side", () => {
    expect(atStep(sigma, -0.5)).toBeGreaterThan(0);
    expect(atStep(sigma, 0.5)).toBeLessThan(0);
    expect(atStep(sigma, -8)).toBeCloseTo(0, 12);
  });
});
