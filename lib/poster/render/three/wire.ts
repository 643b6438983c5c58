import { BufferAttribute, type BufferGeometry } from "three";

/** Name of the vertex attribute that says how far a corner is from each drawn edge of its triangle. */
export const EDGE_ATTRIBUTE = "edgeDistance";

/** Distance given to edges that are not drawn: far beyond any line. */
const FAR = 8;

/**
 * A copy of a geometry whose triangles know their edges, so that they can be drawn as lines of an even width. The
 * edge that two nearly flat triangles share as their longest is left out: it is the diagonal of a quadrilateral.
 */
export function withEdges(geometry: BufferGeometry): BufferGeometry {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry.clone();
  const positions = flat.getAttribute("position");
  const points = Array.from(
    { length: positions.count },
    (_, index) => [positions.getX(index), positions.getY(index), positions.getZ(index)] as const,
  );
  const hidden = findDiagonals(points);
  const distances = new Float32Array(positions.count * 3);
  for (let triangle = 0; triangle < positions.count / 3; triangle++) {
    for (let edge = 0; edge < 3; edge++) {
      const isHidden = hidden.has(triangle * 3 + edge);
      for (let corner = 0; corner < 3; corner++) {
        // Edge `edge` runs from corner `edge` to the next; the corner opposite is two further.
        const opposite = corner === (edge + 2) % 3;
        distances[(triangle * 3 + corner) * 3 + edge] = isHidden ? FAR : opposite ? 1 : 0;
      }
    }
  }
  flat.setAttribute(EDGE_ATTRIBUTE, new BufferAttribute(distances, 3));
  return flat;
}

type Point = readonly [number, number, number];

/** Numbers of the edges (three a triangle, in order) that are diagonals of quadrilaterals. */
export function findDiagonals(points: readonly Point[]): Set<number> {
  const keys = new Map<string, number>();
  const ids = points.map((point) => {
    const key = point.map((value) => Math.round(value * 1e4)).join(" ");
    const known = keys.get(key) ?? keys.size;
    keys.set(key, known);
    return known;
  });
  const sharers = new Map<string, { edge: number; normal: Point }[]>();
  for (let first = 0; first + 2 < points.length; first += 3) {
    const [a, b, c] = [points[first], points[first + 1], points[first + 2]];
    if (!a || !b || !c) continue;
    const lengths = [distance(a, b), distance(b, c), distance(c, a)];
    const longest = lengths.indexOf(Math.max(...lengths));
    const ends = [ids[first + longest] ?? 0, ids[first + ((longest + 1) % 3)] ?? 0].sort((x, y) => x - y);
    const key = ends.join(" ");
    const found = sharers.get(key) ?? [];
    found.push({ edge: first + longest, normal: normalOf(a, b, c) });
    sharers.set(key, found);
  }
  const hidden = new Set<number>();
  for (const [first, second] of sharers.values()) {
    if (!first || !second || dot(first.normal, second.normal) < 0.9) continue;
    hidden.add(first.edge);
    hidden.add(second.edge);
  }
  return hidden;
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function normalOf(a: Point, b: Point, c: Point): Point {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const normal: Point = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(...normal) || 1;
  return [normal[0] / length, normal[1] / length, normal[2] / length];
}
