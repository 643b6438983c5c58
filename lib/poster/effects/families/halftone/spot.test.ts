import { describe, expect, it } from "vitest";
import { DOT_SHAPES, SPOT_STEPS, spotHeight, spotThresholds } from "./spot";

describe.each(DOT_SHAPES)("the %s dot", (shape) => {
  const thresholds = spotThresholds(shape);

  it("grows with the tone", () => {
    expect(thresholds).toHaveLength(SPOT_STEPS + 1);
    for (let step = 1; step <= SPOT_STEPS; step++) {
      expect(thresholds[step] ?? 0).toBeGreaterThanOrEqual(thresholds[step - 1] ?? 9);
    }
  });

  it("prints exactly the share of the paper that the tone asks for", () => {
    let state = 7;
    const next = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32 - 0.5;
    };
    const points = Array.from({ length: 20_000 }, () => spotHeight(shape, next(), next()));
    for (const step of [0, 8, 16, 32, 48, 60, 64]) {
      const printed = points.filter((height) => height < (thresholds[step] ?? 0)).length / points.length;
      expect(Math.abs(printed - step / SPOT_STEPS), `${step}/64`).toBeLessThan(0.015);
    }
  });
});
