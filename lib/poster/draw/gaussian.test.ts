import { describe, expect, it } from "vitest";
import { gaussianOf } from "./gaussian";

describe.each([0.3, 1, 2, 2.5, 4.7, 12])("gaussianOf(%s)", (sigma) => {
  const { program, uWeights, gap } = gaussianOf(sigma);
  const sides = uWeights.slice(1);

  it("weighs 1 altogether, and less from tap to tap", () => {
    expect((uWeights[0] ?? 0) + 2 * sides.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
    uWeights.reduce((before, weight) => {
      expect(weight).toBeLessThan(before);
      return weight;
    });
  });

  it("is about as wide as it says", () => {
    const variance = 2 * sides.reduce((sum, weight, tap) => sum + weight * ((tap + 1) * gap) ** 2, 0);
    // One that is narrower than a texel is not seen; what is cut off makes the others a little narrower.
    if (sigma >= 1) expect(Math.sqrt(variance) / sigma).toBeGreaterThan(0.9);
    expect(Math.sqrt(variance)).toBeLessThan(sigma * 1.05 + 0.01);
  });

  it("has a weight for each tap of its program", () => {
    expect(program.source).toContain(`uWeights[${uWeights.length}];`);
  });
});
