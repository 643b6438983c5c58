import { describe, expect, it } from "vitest";
import { type Contour, contains, regionsOf, sharpen, signedArea, simplify, traceContours } from "./contours";

/** Coverage of a figure by its signed distance, antialiased over a pixel. */
function draw(size: number, distance: (x: number, y: number) => number): Uint8Array {
  return Uint8Array.from({ length: size * size }, (_, index) => {
    const inside = -distance(index % size, Math.floor(index / size));
    return Math.round(255 * Math.min(1, Math.max(0, inside + 0.5)));
  });
}

const disc = (cx: number, cy: number, radius: number) => (x: number, y: number) =>
  Math.hypot(x - cx, y - cy) - radius;

describe("traceContours", () => {
  it("finds a circle to a small part of a pixel", () => {
    const [circle, ...others] = traceContours(draw(100, disc(50, 48, 30)), 100, 100);
    expect(others).toEqual([]);
    for (const [x, y] of circle ?? []) expect(Math.abs(Math.hypot(x - 50, y - 48) - 30)).toBeLessThan(0.1);
    expect(Math.abs(signedArea(circle ?? []))).toBeCloseTo(Math.PI * 900, -1);
  });

  it("runs outlines and holes in opposite directions", () => {
    const ring = draw(100, (x, y) => Math.abs(disc(50, 50, 30)(x, y)) - 6);
    const areas = traceContours(ring, 100, 100).map(signedArea);
    expect(areas).toHaveLength(2);
    expect(Math.sign(areas[0] ?? 0)).toBe(-Math.sign(areas[1] ?? 0));
  });

  it("closes what reaches the edge of the picture", () => {
    const full = new Uint8Array(16).fill(255);
    const [square] = traceContours(full, 4, 4);
    expect(Math.abs(signedArea(square ?? []))).toBeGreaterThan(14);
    expect(traceContours(new Uint8Array(16), 4, 4)).toEqual([]);
  });

  it("keeps two figures that touch by a corner closed lines each", () => {
    const picture = new Uint8Array(36);
    for (const [x, y] of [
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
      [3, 3],
      [4, 3],
      [3, 4],
      [4, 4],
    ] as const)
      picture[y * 6 + x] = 255;
    const contours = traceContours(picture, 6, 6);
    expect(contours.reduce((sum, contour) => sum + Math.abs(signedArea(contour)), 0)).toBeGreaterThan(6);
  });
});

describe("simplify", () => {
  it("keeps the corners of a square and drops the rest", () => {
    const [square = []] = traceContours(
      draw(60, (x, y) => Math.max(Math.abs(x - 30), Math.abs(y - 30)) - 20),
      60,
      60,
    );
    expect(square.length).toBeGreaterThan(100);
    const simple = simplify(square, 0.4);
    expect(simple.length).toBeLessThanOrEqual(12);
    expect(Math.abs(signedArea(simple))).toBeCloseTo(Math.abs(signedArea(square)), -1);
  });

  it("stays within the tolerance on a curve", () => {
    const [circle = []] = traceContours(draw(200, disc(100, 100, 80)), 200, 200);
    const simple = simplify(circle, 0.25);
    expect(simple.length).toBeLessThan(circle.length / 4);
    const middles = simple.map(([x, y], index) => {
      const [nextX = x, nextY = y] = simple[(index + 1) % simple.length] ?? [];
      return Math.hypot((x + nextX) / 2 - 100, (y + nextY) / 2 - 100);
    });
    for (const radius of middles) expect(Math.abs(radius - 80)).toBeLessThan(0.4);
  });
});

describe("sharpen", () => {
  it("gives a square its four corners back, and leaves a circle alone", () => {
    const [square = []] = traceContours(
      draw(60, (x, y) => Math.max(Math.abs(x - 30), Math.abs(y - 30)) - 20),
      60,
      60,
    );
    const sharp = sharpen(simplify(square, 0.3), 2.5);
    expect(sharp).toHaveLength(4);
    for (const [x, y] of sharp) expect(Math.hypot(x - 30, y - 30)).toBeCloseTo(Math.SQRT2 * 20, 0);
    const [circle = []] = traceContours(draw(200, disc(100, 100, 80)), 200, 200);
    const simple = simplify(circle, 0.25);
    expect(sharpen(simple, 2.5).toSorted()).toEqual(simple.toSorted());
  });
});

describe("regionsOf", () => {
  const square = (centre: number, half: number, reversed = false): Contour => {
    const points = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([x = 0, y = 0]) => [centre + x * half, centre + y * half] as const);
    return reversed ? points.toReversed() : points;
  };

  it("gives a hole to the smallest outline around it, and drops dust", () => {
    const regions = regionsOf(
      [square(0, 10), square(0, 8, true), square(0, 5), square(0, 2, true), square(30, 0.5)],
      4,
    );
    expect(regions).toHaveLength(2);
    expect(
      regions.map(({ outline, holes }) => [outline[1]?.[0], holes.map((hole) => Math.abs(signedArea(hole)))]),
    ).toEqual([
      [5, [16]],
      [10, [256]],
    ]);
  });

  it("tells inside from outside", () => {
    expect(contains(square(0, 10), [3, 9.9])).toBe(true);
    expect(contains(square(0, 10), [3, 10.1])).toBe(false);
  });
});
