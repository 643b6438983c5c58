import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ASPECT_RATIOS } from "../schema/aspect-ratios";
import { containCanvas, referenceSize } from "./canvas-size";

const output = { widthPx: 1080, heightPx: 1920 };

describe("referenceSize", () => {
  it.each([
    ["9:16", 540, 960],
    ["16:9", 960, 540],
    ["1:1", 540, 540],
    ["4:3", 720, 540],
    ["3:4", 540, 720],
    ["full", 540, 960],
  ] as const)("%s is %i × %i", (aspectRatio, widthPx, heightPx) => {
    expect(referenceSize(aspectRatio, output)).toEqual({ widthPx, heightPx });
  });
});

describe("containCanvas", () => {
  it("centres a square on a tall output", () => {
    expect(containCanvas({ widthPx: 540, heightPx: 540 }, output)).toEqual({
      x: 0,
      y: 420,
      width: 1080,
      height: 1080,
    });
  });

  it("stays inside any output and touches two of its sides", () => {
    const side = fc.integer({ min: 1, max: 4000 });
    fc.assert(
      fc.property(fc.constantFrom(...ASPECT_RATIOS), side, side, (aspectRatio, widthPx, heightPx) => {
        const box = containCanvas(referenceSize(aspectRatio, { widthPx, heightPx }), { widthPx, heightPx });
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(widthPx);
        expect(box.y + box.height).toBeLessThanOrEqual(heightPx);
        expect(box.width === widthPx || box.height === heightPx).toBe(true);
      }),
    );
  });
});
