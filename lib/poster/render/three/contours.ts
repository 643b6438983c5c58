/** A closed line of points; the first is not repeated. */
export type Contour = readonly (readonly [x: number, y: number])[];

/** An area: its outline and the holes in it. */
export interface Region {
  readonly outline: Contour;
  readonly holes: readonly Contour[];
}

/**
 * Finds the outlines of a coverage picture at half coverage, to a fraction of a pixel (marching squares).
 * Outlines and holes run in opposite directions.
 * @param coverage 0 to 255 for each pixel, row by row; beyond its edge nothing is covered.
 */
export function traceContours(
  coverage: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
): Contour[] {
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (coverage[y * width + x] ?? 0);
  // From each crossing to the next: an edge's number to the number of the edge that the line leaves its cell by.
  const next = new Map<number, number>();
  const points = new Map<number, readonly [number, number]>();
  const stride = width + 2;
  const horizontal = (x: number, y: number) => ((y + 1) * stride + (x + 1)) * 2;
  const vertical = (x: number, y: number) => horizontal(x, y) + 1;
  const share = (from: number, to: number) => (127.5 - from) / (to - from);

  for (let y = -1; y < height; y++) {
    for (let x = -1; x < width; x++) {
      const a = at(x, y);
      const b = at(x + 1, y);
      const c = at(x + 1, y + 1);
      const d = at(x, y + 1);
      const kind = (a > 127 ? 1 : 0) | (b > 127 ? 2 : 0) | (c > 127 ? 4 : 0) | (d > 127 ? 8 : 0);
      if (kind === 0 || kind === 15) continue;
      const top = horizontal(x, y);
      const right = vertical(x + 1, y);
      const bottom = horizontal(x, y + 1);
      const left = vertical(x, y);
      const link = (from: number, to: number) => next.set(from, to);
      points.set(top, [x + share(a, b), y]);
      points.set(right, [x + 1, y + share(b, c)]);
      points.set(bottom, [x + share(d, c), y + 1]);
      points.set(left, [x, y + share(a, d)]);
      for (const [from, to] of crossings(kind, a + b + c + d > 510, { top, right, bottom, left }))
        link(from, to);
    }
  }
  return followLinks(next, points);
}

/** How lines run through a cell, the covered side on their left (y downward). Corners: 1 top left, then clockwise. */
function crossings(
  kind: number,
  middleCovered: boolean,
  { top, right, bottom, left }: { top: number; right: number; bottom: number; left: number },
): [from: number, to: number][] {
  switch (kind) {
    case 1:
      return [[top, left]];
    case 2:
      return [[right, top]];
    case 3:
      return [[right, left]];
    case 4:
      return [[bottom, right]];
    case 5:
      return middleCovered
        ? [
            [top, right],
            [bottom, left],
          ]
        : [
            [top, left],
            [bottom, right],
          ];
    case 6:
      return [[bottom, top]];
    case 7:
      return [[bottom, left]];
    case 8:
      return [[left, bottom]];
    case 9:
      return [[top, bottom]];
    case 10:
      return middleCovered
        ? [
            [left, top],
            [right, bottom],
          ]
        : [
            [right, top],
            [left, bottom],
          ];
    case 11:
      return [[right, bottom]];
    case 12:
      return [[left, right]];
    case 13:
      return [[top, right]];
    default:
      return [[left, top]];
  }
}

function followLinks(
  next: Map<number, number>,
  points: ReadonlyMap<number, readonly [number, number]>,
): Contour[] {
  const contours: Contour[] = [];
  while (next.size > 0) {
    const [start = 0] = next.keys();
    const contour: (readonly [number, number])[] = [];
    let edge: number | undefined = start;
    while (edge !== undefined && next.has(edge)) {
      const point = points.get(edge);
      if (point) contour.push(point);
      const following: number | undefined = next.get(edge);
      next.delete(edge);
      edge = following;
    }
    if (contour.length > 2) contours.push(contour);
  }
  return contours;
}

/** Area with a sign that tells the direction. */
export function signedArea(contour: Contour): number {
  let sum = 0;
  for (let index = 0; index < contour.length; index++) {
    const [x = 0, y = 0] = contour[index] ?? [];
    const [nextX = 0, nextY = 0] = contour[(index + 1) % contour.length] ?? [];
    sum += x * nextY - nextX * y;
  }
  return sum / 2;
}

/** Leaves out points that lie within `tolerance` of the line without them (Douglas and Peucker). */
export function simplify(contour: Contour, tolerance: number): Contour {
  const [first] = contour;
  if (!first || contour.length < 5) return contour;
  // The point farthest from the first is kept as well: a closed line has no ends of its own.
  let far = 0;
  contour.forEach((point, index) => {
    if (distance(point, first) > distance(contour[far] ?? first, first)) far = index;
  });
  const closed = [...contour, first];
  const kept = new Set([0, far]);
  const stack: [number, number][] = [
    [0, far],
    [far, contour.length],
  ];
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [from, to] = span;
    let worst = tolerance;
    let split = -1;
    for (let index = from + 1; index < to; index++) {
      const off = distanceToLine(closed[index] ?? first, closed[from] ?? first, closed[to] ?? first);
      if (off > worst) {
        worst = off;
        split = index;
      }
    }
    if (split < 0) continue;
    kept.add(split);
    stack.push([from, split], [split, to]);
  }
  return contour.filter((_, index) => kept.has(index));
}

/**
 * Gives corners back that tracing has cut: a short way between two longer edges becomes the point where those meet,
 * if that is near.
 */
export function sharpen(contour: Contour, mostPx: number): Contour {
  const at = (index: number): Point => contour[index % contour.length] ?? [0, 0];
  const isLong = (index: number) => distance(at(index), at(index + 1)) > mostPx * 2;
  const start = contour.findIndex((_, index) => isLong(index));
  if (start < 0) return contour;
  const sharp: Point[] = [];
  // From the end of one long edge to the start of the next.
  for (let index = start + 1; index <= start + contour.length; ) {
    let next = index;
    let way = 0;
    while (!isLong(next)) {
      way += distance(at(next), at(next + 1));
      next++;
    }
    const corner =
      next > index && way <= mostPx ? meeting(at(index - 1), at(index), at(next), at(next + 1)) : null;
    const isNear =
      corner !== null && distance(corner, at(index)) <= mostPx && distance(corner, at(next)) <= mostPx;
    if (corner && isNear) sharp.push(corner);
    else for (let kept = index; kept <= next; kept++) sharp.push(at(kept));
    index = next + 1;
  }
  return sharp;
}

/** Where the lines before–from and to–after meet; null when they hardly do. */
function meeting(before: Point, from: Point, to: Point, after: Point): Point | null {
  const [ax, ay] = [from[0] - before[0], from[1] - before[1]];
  const [bx, by] = [after[0] - to[0], after[1] - to[1]];
  const cross = ax * by - ay * bx;
  if (Math.abs(cross) < 0.2 * Math.hypot(ax, ay) * Math.hypot(bx, by)) return null;
  const way = ((to[0] - from[0]) * by - (to[1] - from[1]) * bx) / cross;
  return [from[0] + ax * way, from[1] + ay * way];
}

type Point = readonly [number, number];

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

function distanceToLine(point: Point, from: Point, to: Point): number {
  const length = distance(from, to);
  if (length < 1e-9) return distance(point, from);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return Math.abs(dx * (point[1] - from[1]) - dy * (point[0] - from[0])) / length;
}

/** Puts holes into the smallest outline around them, and drops specks of less than `leastArea`. */
export function regionsOf(contours: readonly Contour[], leastArea: number): Region[] {
  const measured = contours
    .map((contour) => ({ contour, area: signedArea(contour) }))
    .filter(({ area }) => Math.abs(area) >= leastArea);
  const largest = measured.reduce(
    (most, each) => (Math.abs(each.area) > Math.abs(most) ? each.area : most),
    0,
  );
  const isOutline = (area: number) => area > 0 === largest > 0;
  const outlines = measured
    .filter(({ area }) => isOutline(area))
    .toSorted((first, second) => Math.abs(first.area) - Math.abs(second.area))
    .map(({ contour }) => ({ outline: contour, holes: [] as Contour[] }));
  for (const { contour, area } of measured) {
    const [point] = contour;
    if (isOutline(area) || !point) continue;
    outlines.find(({ outline }) => contains(outline, point))?.holes.push(contour);
  }
  return outlines;
}

/** Whether a point lies inside a contour (even-odd). */
export function contains(contour: Contour, [x, y]: Point): boolean {
  let inside = false;
  for (let index = 0; index < contour.length; index++) {
    const [ax = 0, ay = 0] = contour[index] ?? [];
    const [bx = 0, by = 0] = contour[(index + 1) % contour.length] ?? [];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}
