import { describe, expect, it } from "vitest";
import { fromLinear, toLinear } from "@/lib/color";
import { STATE_LIMITS } from "../schema/limits";
import { curveToLinear, curveToSrgb } from "./srgb-curve";

const STEPS = Array.from({ length: 4096 }, (_, step) => step / 4095);
const ONE_STEP = 1 / 255;

describe("the curves of programs", () => {
  it("are those of sRGB to a five thousandth of a step", () => {
    for (const value of STEPS) {
      expect(Math.abs(fromLinear(curveToLinear(value)) - value)).toBeLessThan(ONE_STEP / 5000);
      expect(Math.abs(curveToSrgb(toLinear(value)) - value)).toBeLessThan(ONE_STEP / 5000);
    }
  });

  it("undo one another, so that a full stack of passes leaves every step where it is", () => {
    for (let step = 0; step <= 255; step++) {
      let value = step / 255;
      for (let pass = 0; pass < STATE_LIMITS.postProcesses; pass++) value = curveToSrgb(curveToLinear(value));
      // A tenth of a step beside it, the last pass begins to scatter a colour over two steps.
      expect(Math.abs(value * 255 - step)).toBeLessThan(1 / 40);
    }
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
