import { describe, expect, it } from "vitest";
import { GRAIN_SIDE, grainTile } from "./grain";

describe("grainTile", () => {
  const { bytes, sidePx, thresholds } = grainTile();

  it("repeats its first column and row at the end", () => {
    expect(sidePx).toBe(GRAIN_SIDE + 1);
    const at = (x: number, y: number) => [...bytes.slice((y * sidePx + x) * 4, (y * sidePx + x) * 4 + 2)];
    for (let index = 0; index < sidePx; index++) {
      expect(at(GRAIN_SIDE, index)).toEqual(at(0, index));
      expect(at(index, GRAIN_SIDE)).toEqual(at(index, 0));
    }
  });

  it("has thresholds that print each tone on exactly its share of the paper", () => {
    const steps = thresholds.flat();
    let state = 3;
    const next = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return (state / 2 ** 32) * GRAIN_SIDE;
    };
    const heightAt = (x: number, y: number) => (bytes[(y * sidePx + x) * 4] ?? 0) / 255;
    const smooth = (part: number) => part * part * (3 - 2 * part);
    const heights = Array.from({ length: 20_000 }, () => {
      const [x, y] = [next(), next()];
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [across, down] = [smooth(x - left), smooth(y - top)];
      const row = (of: number) => heightAt(left, of) * (1 - across) + heightAt(left + 1, of) * across;
      return row(top) * (1 - down) + row(top + 1) * down;
    });
    for (const step of [0, 8, 16, 32, 48, 60, 64]) {
      const printed = heights.filter((height) => height < (steps[step] ?? 0)).length / heights.length;
      expect(Math.abs(printed - step / 64), `${step}/64`).toBeLessThan(0.015);
    }
  });

  it("has clouds in its second channel, of every lightness", () => {
    const clouds = bytes.filter((_, at) => at % 4 === 1);
    const mean = clouds.reduce((sum, value) => sum + value, 0) / clouds.length;
    expect(Math.abs(mean - 127.5)).toBeLessThan(4);
    expect(new Set(clouds).size).toBeGreaterThan(200);
  });
});
