import { BoxGeometry, IcosahedronGeometry, SphereGeometry } from "three";
import { describe, expect, it } from "vitest";
import { EDGE_ATTRIBUTE, findDiagonals, withEdges } from "./wire";

const hiddenShare = (geometry: Parameters<typeof withEdges>[0]) => {
  const edges = withEdges(geometry).getAttribute(EDGE_ATTRIBUTE);
  const triangles = edges.count / 3;
  let hidden = 0;
  for (let index = 0; index < edges.count; index += 3) {
    for (const value of [edges.getX(index), edges.getY(index), edges.getZ(index)]) if (value > 1) hidden++;
  }
  return hidden / triangles;
};

describe("withEdges", () => {
  it("draws the twelve edges of a box, not its diagonals", () => {
    expect(hiddenShare(new BoxGeometry(1, 1, 1))).toBe(1);
  });

  it("draws meridians and parallels of a sphere, and every edge of an icosahedron", () => {
    expect(hiddenShare(new SphereGeometry(1, 28, 18))).toBeGreaterThan(0.85);
    expect(hiddenShare(new IcosahedronGeometry(1))).toBe(0);
  });

  it("hides nothing of a single triangle", () => {
    expect(
      findDiagonals([
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 0],
      ]).size,
    ).toBe(0);
  });
});
