import { describe, expect, it } from "vitest";
import { packStrokes, RADIUS_STEPS, STROKE_TEXELS, type StrokeTable, TILE_PX } from "./pack-strokes";
import { dot, type Stroke } from "./stroke";

const canvas = { widthPx: 540, heightPx: 960 };
const white = [1, 1, 1] as const;
const texel = ({ bytes }: StrokeTable, index: number) => [...bytes.subarray(index * 4, index * 4 + 4)];

/** First texels of the entries that the tile of a point lists. */
function listed(table: StrokeTable, x: number, y: number): number[] {
  const column = Math.floor((x + canvas.widthPx / 2) / TILE_PX);
  const row = Math.floor((y + canvas.heightPx / 2) / TILE_PX);
  const [red = 0, green = 0, blue = 0, alpha = 0] = texel(table, row * table.columns + column);
  const start = (red << 12) | (green << 4) | (blue >> 4);
  const count = ((blue & 15) << 8) | alpha;
  const first = table.columns * table.rows;
  return Array.from({ length: count }, (_, index) => first + (start + index) * STROKE_TEXELS);
}

/** Radii of those entries. */
const radii = (table: StrokeTable, x: number, y: number) =>
  listed(table, x, y).map((at) => {
    const [high = 0, low = 0] = texel(table, at + 2);
    return ((high << 8) | low) / RADIUS_STEPS;
  });

describe("packStrokes", () => {
  it("lists a stroke in every tile that it touches, and not far from it", () => {
    const line: Stroke = { ...dot([-100, -200], 6, white, 1, 1), to: [120, -190] };
    const table = packStrokes([dot([200, 300], 4, white, 1, 1), line], canvas, 1);
    for (const x of [-100, 0, 119]) expect(radii(table, x, -195)).toEqual([6]);
    expect(radii(table, 200, 300)).toEqual([4]);
    expect(listed(table, 0, 0)).toEqual([]);
  });

  it("leaves out what is dark, and what is not on the canvas touches no tile", () => {
    const table = packStrokes([dot([0, 0], 5, white, 0, 1), dot([5000, 0], 5, white, 1, 1)], canvas, 1);
    expect(listed(table, 0, 0)).toEqual([]);
    expect(listed(table, 269, 0)).toEqual([]);
  });

  it("keeps places within a fortieth of a px", () => {
    const table = packStrokes([dot([123.456, -77.7], 2, white, 1, 0)], canvas, 1);
    const [xHigh = 0, xLow = 0, yHigh = 0, yLow = 0] = texel(table, listed(table, 123, -77)[0] ?? 0);
    const placeOf = (high: number, low: number) => (((high << 8) | low) / 0x7fff - 1) * table.extent;
    expect(Math.abs(placeOf(xHigh, xLow) - 123.456)).toBeLessThan(0.025);
    expect(Math.abs(placeOf(yHigh, yLow) + 77.7)).toBeLessThan(0.025);
  });

  it("keeps the order and leaves out what is too much for one tile", () => {
    const many = Array.from({ length: 5000 }, (_, index) => dot([1, 1], 1 + index / 64, white, 1, 1));
    const found = radii(packStrokes(many, canvas, 1), 1, 1);
    expect(found.length).toBe(4095);
    expect(found.slice(0, 3)).toEqual([1, 1 + 1 / 64, 1 + 2 / 64]);
  });

  it("makes a table of nothing", () => {
    const table = packStrokes([], canvas, 1);
    expect(listed(table, 0, 0)).toEqual([]);
  });
});
