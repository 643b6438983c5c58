import { ShapeUtils, Vector2 } from "three";
import { describe, expect, it } from "vitest";
import { bevelledSolid, type FlatPoint, type SolidMesh } from "./bevelled-solid";

const triangulate = (outline: FlatPoint[], holes: FlatPoint[][]) =>
  ShapeUtils.triangulateShape(
    outline.map(([x, y]) => new Vector2(x, y)),
    holes.map((hole) => hole.map(([x, y]) => new Vector2(x, y))),
  );
const options = { depth: 0.2, bevel: 0.02, bulge: 0, triangulate };

const square = (half: number): FlatPoint[] => [
  [-half, -half],
  [half, -half],
  [half, half],
  [-half, half],
];
const circle = (radius: number, count = 64): FlatPoint[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

/** Volume by the divergence theorem: right only when every triangle faces outward and nothing is missing. */
function volumeOf({ positions, indices }: SolidMesh): number {
  const at = (index: number) => positions.slice(index * 3, index * 3 + 3);
  let sum = 0;
  for (let index = 0; index < indices.length; index += 3) {
    const [a = [], b = [], c = []] = [0, 1, 2].map((corner) => at(indices[index + corner] ?? 0));
    const [ax = 0, ay = 0, az = 0] = a;
    const [bx = 0, by = 0, bz = 0] = b;
    const [cx = 0, cy = 0, cz = 0] = c;
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return sum / 6;
}

const lengths = ({ normals }: SolidMesh) =>
  Array.from({ length: normals.length / 3 }, (_, index) =>
    Math.hypot(...normals.slice(index * 3, index * 3 + 3)),
  );

describe("bevelledSolid", () => {
  it("is closed and faces outward, whichever way its contours run", () => {
    for (const outline of [square(0.5), square(0.5).toReversed()]) {
      const solid = bevelledSolid([outline], options);
      expect(volumeOf(solid)).toBeGreaterThan(0.2 * 0.97);
      expect(volumeOf(solid)).toBeLessThan(0.2);
    }
  });

  it("leaves its holes open", () => {
    const solid = bevelledSolid([circle(0.5), circle(0.25)], options);
    const flat = Math.PI * (0.25 - 0.0625) * 0.2;
    expect(volumeOf(solid)).toBeGreaterThan(flat * 0.94);
    expect(volumeOf(solid)).toBeLessThan(flat);
  });

  it("has normals of length 1, and keeps within its depth and outline", () => {
    const solid = bevelledSolid([circle(0.4)], { ...options, bulge: 0.4 });
    for (const length of lengths(solid)) expect(length).toBeCloseTo(1, 5);
    for (let index = 0; index < solid.positions.length; index += 3) {
      const [x = 0, y = 0, z = 0] = solid.positions.slice(index, index + 3);
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(0.4 + 1e-6);
      expect(Math.abs(z)).toBeLessThanOrEqual(0.1 + 1e-6);
    }
  });

  it("narrows its rounded edge toward a tip, instead of turning it inside out", () => {
    const needle: FlatPoint[] = [
      [0, -0.03],
      [1, 0],
      [0, 0.03],
    ];
    const solid = bevelledSolid([needle], options);
    expect(volumeOf(solid)).toBeGreaterThan(0);
    const front = solid.positions.flatMap((z, index) =>
      index % 3 === 2 && Math.abs(z - 0.1) < 1e-6
        ? [[solid.positions[index - 2] ?? 0, solid.positions[index - 1] ?? 0]]
        : [],
    );
    for (const [x = 0, y = 0] of front) {
      expect(Math.abs(y)).toBeLessThanOrEqual(0.03 * (1 - x) + 1e-6);
      expect(x).toBeLessThanOrEqual(1 + 1e-6);
      expect(x).toBeGreaterThanOrEqual(-1e-6);
    }
  });
});
