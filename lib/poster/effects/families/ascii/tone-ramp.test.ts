import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RAMP_STEPS, toneRamp } from "./tone-ramp";

const coverages = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 100 });

describe("toneRamp", () => {
  it("never runs backwards and ends at the densest glyph", () => {
    fc.assert(
      fc.property(coverages, (coverage) => {
        const ramp = [...toneRamp(coverage)].map((glyph) => coverage[glyph] ?? Number.NaN);
        expect(ramp).toHaveLength(RAMP_STEPS);
        for (let step = 1; step < ramp.length; step++) {
          expect(ramp[step] ?? 0).toBeGreaterThanOrEqual(ramp[step - 1] ?? 9);
        }
        expect(ramp.at(-1)).toBe(Math.max(...coverage));
      }),
    );
  });

  it("takes the glyph whose coverage is nearest", () => {
    const ramp = toneRamp([0.5, 0, 0.1]);
    expect([0, 24, 26, 152, 154, 255].map((step) => ramp[step])).toEqual([1, 1, 2, 2, 0, 0]);
  });
});
