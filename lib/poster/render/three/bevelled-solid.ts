/** A point of a flat figure, y up. */
export type FlatPoint = readonly [x: number, y: number];

/** Triangles with their corners' normals, three numbers each. */
export interface SolidMesh {
  readonly positions: number[];
  readonly normals: number[];
  readonly indices: number[];
}

/** What a figure is made solid with; lengths in the figure's units. */
export interface SolidOptions {
  readonly depth: number;
  /** Radius of the rounded edge where there is room for it; less in thin places, nothing at a tip. */
  readonly bevel: number;
  /** How far the flat faces bulge, as tilt of their normals for each unit of way from the origin. */
  readonly bulge: number;
  /** Cuts a figure with holes into triangles: three indices each, into outline and holes one after another. */
  readonly triangulate: (outline: FlatPoint[], holes: FlatPoint[][]) => number[][];
}

/** Steps of the rounded edge. */
const STEPS = 4;
/** Corners sharper than this stay edges; cosine of the turn. */
const SMOOTH_COS = Math.cos((34 * Math.PI) / 180);

/** A corner of a contour with its two normals, which point out of the solid. */
interface Corner {
  readonly at: FlatPoint;
  readonly before: FlatPoint;
  readonly after: FlatPoint;
  /** Where the edge's inner line runs, for each unit of inset. */
  readonly inward: FlatPoint;
  readonly smooth: boolean;
}

/**
 * Makes a flat figure solid, with rounded edges on both sides and smooth walls.
 * @param contours the outline first, then its holes; in any direction.
 */
export function bevelledSolid(contours: readonly (readonly FlatPoint[])[], options: SolidOptions): SolidMesh {
  const rings = contours
    .map((contour, index) => orient(dropDoubles(contour), index === 0))
    .filter((ring) => ring.length > 2);
  const cornered = rings.map(cornersOf);
  const insets = cornered.map((corners) => insetsOf(corners, rings, options.bevel));
  const mesh: SolidMesh = { positions: [], normals: [], indices: [] };
  for (const [index, corners] of cornered.entries()) addWalls(mesh, corners, insets[index] ?? [], options);
  const inner = cornered.map((corners, ring) =>
    corners.map(({ at, inward }, index) => moved(at, inward, insets[ring]?.[index] ?? 0)),
  );
  const [outline, ...holes] = inner;
  if (outline) addFaces(mesh, outline, holes, options);
  return mesh;
}

const moved = ([x, y]: FlatPoint, [dx, dy]: FlatPoint, way: number): FlatPoint => [
  x + dx * way,
  y + dy * way,
];

function dropDoubles(contour: readonly FlatPoint[]): FlatPoint[] {
  return contour.filter(([x, y], index) => {
    const [nextX = x, nextY = y] = contour[(index + 1) % contour.length] ?? [];
    return Math.hypot(nextX - x, nextY - y) > 1e-6;
  });
}

/** Outlines run counter-clockwise and holes clockwise, so that the solid is always on the left. */
function orient(contour: FlatPoint[], outline: boolean): FlatPoint[] {
  let area = 0;
  for (const [index, [x, y]] of contour.entries()) {
    const [nextX = x, nextY = y] = contour[(index + 1) % contour.length] ?? [];
    area += x * nextY - nextX * y;
  }
  return area > 0 === outline ? contour : contour.toReversed();
}

function cornersOf(ring: readonly FlatPoint[]): Corner[] {
  const normals = ring.map(([x, y], index): FlatPoint => {
    const [nextX = x, nextY = y] = ring[(index + 1) % ring.length] ?? [];
    const length = Math.hypot(nextX - x, nextY - y) || 1;
    return [(nextY - y) / length, (x - nextX) / length];
  });
  return ring.map((at, index): Corner => {
    const after = normals[index] ?? [1, 0];
    const before = normals[(index + ring.length - 1) % ring.length] ?? after;
    const cos = before[0] * after[0] + before[1] * after[1];
    const sum: FlatPoint = [before[0] + after[0], before[1] + after[1]];
    const length = Math.hypot(...sum) || 1;
    // Along the bisector, farther at a sharp corner, so that both sides move in by the same way.
    const reach = Math.min(1 / Math.sqrt(Math.max((1 + cos) / 2, 0.05)), 2.5) / length;
    return { at, before, after, inward: [-sum[0] * reach, -sum[1] * reach], smooth: cos > SMOOTH_COS };
  });
}

/** How far each corner may move in: a share of the way to the opposite wall, and no wall is turned around. */
function insetsOf(
  corners: readonly Corner[],
  rings: readonly (readonly FlatPoint[])[],
  bevel: number,
): number[] {
  const count = corners.length;
  const room = corners.map((corner, index) => {
    const next = corners[(index + 1) % count] ?? corner;
    const before = corners[(index + count - 1) % count] ?? corner;
    const walls = Math.min(wayToNothing(before, corner), wayToNothing(corner, next));
    return Math.min(bevel, 0.38 * wayToWall(corner.at, corner.inward, rings), 0.9 * walls);
  });
  return room.map((_, index) => {
    let least = Number.POSITIVE_INFINITY;
    for (let step = -2; step <= 2; step++) {
      least = Math.min(least, room[(index + step + count) % count] ?? bevel);
    }
    return least;
  });
}

/** How far both ends of a wall can move in until they meet. */
function wayToNothing(from: Corner, to: Corner): number {
  const [dx, dy] = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
  const length = Math.hypot(dx, dy) || 1;
  const closing = ((from.inward[0] - to.inward[0]) * dx + (from.inward[1] - to.inward[1]) * dy) / length;
  return closing > 1e-6 ? length / closing : Number.POSITIVE_INFINITY;
}

/** From a point of a contour along a direction to the first wall, in lengths of the direction. */
function wayToWall([x, y]: FlatPoint, [dx, dy]: FlatPoint, rings: readonly (readonly FlatPoint[])[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    for (let index = 0; index < ring.length; index++) {
      const [ax = 0, ay = 0] = ring[index] ?? [];
      const [bx = 0, by = 0] = ring[(index + 1) % ring.length] ?? [];
      const cross = dx * (by - ay) - dy * (bx - ax);
      if (Math.abs(cross) < 1e-12) continue;
      const way = ((ax - x) * (by - ay) - (ay - y) * (bx - ax)) / cross;
      const along = ((ax - x) * dy - (ay - y) * dx) / cross;
      if (way > 1e-5 && along >= 0 && along <= 1 && way < nearest) nearest = way;
    }
  }
  return nearest;
}

function addWalls(
  mesh: SolidMesh,
  corners: readonly Corner[],
  insets: readonly number[],
  { depth }: SolidOptions,
): void {
  for (const [index, corner] of corners.entries()) {
    const nextIndex = (index + 1) % corners.length;
    const next = corners[nextIndex];
    if (!next) continue;
    // A wall between two corners; each end has the wall's own normal at an edge, or a shared one on a curve.
    const from = column(
      mesh,
      corner,
      corner.smooth ? shared(corner) : corner.after,
      insets[index] ?? 0,
      depth,
    );
    const to = column(mesh, next, next.smooth ? shared(next) : next.before, insets[nextIndex] ?? 0, depth);
    for (let row = 0; row < STEPS * 2 + 1; row++) {
      const [a, b, c, d] = [from + row, to + row, to + row + 1, from + row + 1];
      mesh.indices.push(a, b, c, a, c, d);
    }
  }
}

function shared({ before, after }: Corner): FlatPoint {
  const length = Math.hypot(before[0] + after[0], before[1] + after[1]) || 1;
  return [(before[0] + after[0]) / length, (before[1] + after[1]) / length];
}

/** Points of one corner from the back face to the front face; the number of the first. */
function column(
  mesh: SolidMesh,
  { at, inward }: Corner,
  normal: FlatPoint,
  inset: number,
  depth: number,
): number {
  const first = mesh.positions.length / 3;
  for (const side of [-1, 1]) {
    for (let step = 0; step <= STEPS; step++) {
      const angle = ((side < 0 ? STEPS - step : step) / STEPS) * (Math.PI / 2);
      const [x, y] = moved(at, inward, inset * (1 - Math.cos(angle)));
      mesh.positions.push(x, y, side * (depth / 2 - inset + inset * Math.sin(angle)));
      mesh.normals.push(normal[0] * Math.cos(angle), normal[1] * Math.cos(angle), side * Math.sin(angle));
    }
  }
  return first;
}

function addFaces(
  mesh: SolidMesh,
  outline: readonly FlatPoint[],
  holes: readonly (readonly FlatPoint[])[],
  { depth, bulge, triangulate }: SolidOptions,
): void {
  const points = [outline, ...holes].flat();
  const triangles = triangulate(
    [...outline],
    holes.map((hole) => [...hole]),
  );
  for (const side of [1, -1]) {
    const first = mesh.positions.length / 3;
    for (const [x, y] of points) {
      const length = Math.hypot(x * bulge, y * bulge, 1);
      mesh.positions.push(x, y, (side * depth) / 2);
      mesh.normals.push((x * bulge) / length, (y * bulge) / length, side / length);
    }
    for (const [a = 0, b = 0, c = 0] of triangles) {
      mesh.indices.push(
        ...(side > 0 ? [first + a, first + b, first + c] : [first + a, first + c, first + b]),
      );
    }
  }
}
