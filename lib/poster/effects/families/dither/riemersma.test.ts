import { describe, expect, it } from "vitest";
import type { LinearPixels } from "./diffuse";
import { walkHilbert } from "./hilbert";
import { createInkMatcher, inksOf } from "./ink-matcher";
import { diffuseAlongCurve } from "./riemersma";
import { nearestOf, noisePixels, plainInk } from "./test/plain-inks";

/** The place at a distance along the curve, by the bits of the distance: the other common way to write it. */
function placeOnCurve(side: number, distance: number): [number, number] {
  let [x, y, rest] = [0, 0, distance];
  for (let size = 1; size < side; size *= 2) {
    const right = 1 & (rest / 2);
    const down = 1 & (rest ^ right);
    if (down === 0) {
      if (right === 1) [x, y] = [size - 1 - x, size - 1 - y];
      [x, y] = [y, x];
    }
    x += size * right;
    y += size * down;
    rest = Math.floor(rest / 4);
  }
  return [x, y];
}

function walked(widthPx: number, heightPx: number): [number, number][] {
  const cells: [number, number][] = [];
  walkHilbert(widthPx, heightPx, (column, row) => cells.push([column, row]));
  return cells;
}

describe("walkHilbert", () => {
  it("goes from neighbour to neighbour over every cell of a square", () => {
    for (const side of [1, 2, 8, 32]) {
      const cells = walked(side, side);
      expect(new Set(cells.map(String)).size).toBe(side * side);
      cells.slice(1).forEach(([x, y], index) => {
        const [fromX, fromY] = cells[index] ?? [9, 9];
        expect(Math.abs(x - fromX) + Math.abs(y - fromY)).toBe(1);
      });
    }
  });

  it("visits every cell of any picture once, in the order of the curve", () => {
    for (const [widthPx, heightPx, side] of [
      [13, 29, 32],
      [40, 3, 64],
    ] as const) {
      const expected = Array.from({ length: side * side }, (_, distance) => placeOnCurve(side, distance));
      // The curve that starts the other way round is the same one, mirrored about the diagonal.
      const straight = expected.filter(([x, y]) => x < widthPx && y < heightPx);
      const mirrored = expected
        .map(([x, y]) => [y, x])
        .filter(([x = 0, y = 0]) => x < widthPx && y < heightPx);
      expect([straight, mirrored]).toContainEqual(walked(widthPx, heightPx));
    }
  });
});

/** The method as told: remember the last sixteen errors, and add each with its weight. */
function reference(pixels: LinearPixels, palette: readonly string[]): number[] {
  const weights = Array.from({ length: 16 }, (_, age) => 16 ** (-age / 15));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const inks = palette.map(plainInk);
  const chosen: number[] = [];
  let queue: number[][] = [];
  for (const [x, y] of walked(pixels.widthPx, pixels.heightPx)) {
    const at = (y * pixels.widthPx + x) * 4;
    const color = [...pixels.data.slice(at, at + 3)];
    weights.forEach((weight, age) => {
      color.forEach((value, channel) => {
        color[channel] = value + (queue[age]?.[channel] ?? 0) * (weight / sum);
      });
    });
    const ink = nearestOf(color, inks);
    [...ink.bytes, 255].forEach((byte, channel) => {
      chosen[at + channel] = byte;
    });
    queue = [color.map((value, channel) => value - (ink.light[channel] ?? 0)), ...queue].slice(0, 16);
  }
  return chosen;
}

describe("diffuseAlongCurve", () => {
  it("equals the textbook, bit for bit", () => {
    for (const palette of [
      ["#000000", "#ffffff"],
      ["#1a1a2e", "#c0392b", "#f5f5dc"],
      ["#000000", "#ff0000", "#00ff00", "#0000ff", "#ffffff"],
    ]) {
      for (const seed of [1, 2, 3]) {
        const pixels = noisePixels(37, 23, seed);
        const bytes = diffuseAlongCurve(pixels, createInkMatcher(inksOf(palette)));
        expect([...bytes]).toEqual(reference(pixels, palette));
      }
    }
  });

  it("keeps the mean light, and leaves out what is transparent", () => {
    const matcher = createInkMatcher(inksOf(["#000000", "#ffffff"]));
    for (const light of [0.02, 0.1, 0.5, 0.9]) {
      const pixels = noisePixels(64, 64, 1);
      pixels.data.forEach((_, at) => {
        pixels.data[at] = at % 4 === 3 ? (at < 64 * 16 ? 0 : 1) : light;
      });
      const bytes = diffuseAlongCurve(pixels, matcher);
      expect(bytes.slice(0, 64 * 16).every((byte) => byte === 0)).toBe(true);
      const white = bytes.filter((byte, at) => at % 4 === 0 && byte === 255).length / (64 * 60);
      expect(Math.abs(white - light)).toBeLessThan(0.005);
    }
  });
});
