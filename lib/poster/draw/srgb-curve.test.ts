import { describe, expect, it } from "vitest";
import { fromLinear, toLinear } from "@/lib/color";
import { curveToLinear, curveToSrgb } from "./srgb-curve";

const STEPS = Array.from({ length: 4096 }, (_, step) => step / 4095);
const ONE_STEP = 1 / 255;

describe("the curves of programs", () => {
  it("are those of sRGB to a fiftieth of a step", () => {
    for (const value of STEPS) {
      expect(Math.abs(fromLinear(curveToLinear(value)) - value)).toBeLessThan(ONE_STEP / 50);
      expect(Math.abs(curveToSrgb(toLinear(value)) - value)).toBeLessThan(ONE_STEP / 50);
    }
  });

  it("undo one another to a fortieth of a step, so that what is converted and back stays what it is", () => {
    for (const value of STEPS)
      expect(Math.abs(curveToSrgb(curveToLinear(value)) - value)).toBeLessThan(ONE_STEP / 40);
  });

  it("keep black and white, and rise throughout", () => {
    for (const curve of [curveToLinear, curveToSrgb]) {
      expect(curve(0)).toBe(0);
      expect(curve(1)).toBeCloseTo(1, 6);
      STEPS.reduce((before, value) => {
        expect(curve(value)).toBeGreaterThanOrEqual(before);
        return curve(value);
      });
    }
  });
});
