import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellGrid } from "./cell-grid";

describe("cellGrid", () => {
  it("has the same cells at every output size", () => {
    const scale = fc.double({ min: 0.6, max: 4, noNaN: true });
    const side = fc.constantFrom([540, 960], [960, 540], [540, 540], [720, 540]);
    const cell = fc.integer({ min: 4, max: 32 });
    fc.assert(
      fc.property(side, cell, scale, ([width = 0, height = 0], size, factor) => {
        const atReference = cellGrid(
          { widthPx: width, heightPx: height, scale: 1 },
          { widthPx: size, heightPx: size },
        );
        // The picture's size is whole px, its scale that of the shorter rounding, as the renderer has it.
        const widthPx = Math.round(width * factor);
        const heightPx = Math.round(height * factor);
        const grid = cellGrid(
          { widthPx, heightPx, scale: Math.min(widthPx / width, heightPx / height) },
          { widthPx: size, heightPx: size },
        );
        expect(Math.abs(grid.columns - atReference.columns)).toBeLessThanOrEqual(width % size === 0 ? 0 : 1);
      }),
    );
  });

  it("never has more cells than pixels, nor none", () => {
    expect(cellGrid({ widthPx: 3, heightPx: 1, scale: 0.01 }, { widthPx: 4, heightPx: 400 })).toEqual({
      columns: 3,
      rows: 1,
    });
  });
});
