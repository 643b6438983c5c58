import { expect, it } from "vitest";
import { BLOCK_SHAPES, isStaggered, latticeStep } from "./shapes";

it("neighbours of every form are one width away at most, and none is nearer than half of a diamond", () => {
  for (const shape of BLOCK_SHAPES) {
    const [stepX, stepY] = latticeStep(shape);
    const distances = [stepX, stepY, ...(isStaggered(shape) ? [Math.hypot(stepX, stepY) / 2] : [])];
    expect(Math.min(...distances)).toBeCloseTo(shape === "diamond" ? Math.SQRT1_2 : 1, 10);
  }
});
