import { lumaOf } from "@/lib/color";
import type { Ink } from "./ink-matcher";
import { invert } from "./solve-linear";

/** Up to four inks that are mixed side by side, the lightest first. */
export interface InkSimplex {
  readonly inks: readonly number[];
  /** For each ink four numbers: its share of a colour is red, green and blue times the first three, plus the last. */
  readonly shares: readonly (readonly number[])[];
}

/** How much brightness counts against colour where a colour lies beside the line or plane that the inks span. */
const LUMA_WEIGHT = 7;

/** Inks that lie no farther than this from a common plane count as lying in it. */
const FLAT = 0.13;

/**
 * Inks in a plane that lie no farther than this from a line are shades of one family, as most palettes are. They are mixed
 * from neighbours: a grey made of the darkest and the lightest of them would have the right tint and be much coarser.
 */
const ONE_FAMILY = 0.38;

/** How much a difference of brightness counts against one of colour between inks that are mixed. */
const LIFT_OF_LUMA = 4;

/** What arithmetic may be off by. */
const ROUNDING = 1e-9;

type Point = readonly number[];

/**
 * Divides the colours that inks can mix into simplices (tetrahedra, or triangles and pieces of a line where inks are few
 * or alike), so that each colour has one mixture, shares change evenly from colour to colour, and inks side by side are as
 * alike as they can be: the lower hull of the inks, lifted by a convex function of their colour (a regular triangulation).
 * @param inks at most 16.
 */
export function inkSimplices(inks: readonly Ink[]): readonly InkSimplex[] {
  const { points, coordinates } = spanned(inks);
  const heights = inks.map(({ linear }) => liftOf(linear));
  const lightestFirst = inks
    .map((_, index) => index)
    .sort((a, b) => lumaOf(...inkAt(inks, b)) - lumaOf(...inkAt(inks, a)) || a - b);
  const dimensions = points[0]?.length ?? 0;
  return subsets(lightestFirst, dimensions + 1).flatMap((members) => {
    // Shares s solve: points · s = colour, and all s together are one.
    const inverse = invert([
      ...Array.from({ length: dimensions }, (_, axis) => members.map((ink) => points[ink]?.[axis] ?? 0)),
      members.map(() => 1),
    ]);
    if (!inverse) return [];
    const isLowest = points.every((point, ink) => {
      const under = inverse.reduce(
        (sum, row, vertex) => sum + (heights[members[vertex] ?? 0] ?? 0) * dot(row, [...point, 1]),
        0,
      );
      return under <= (heights[ink] ?? 0) + ROUNDING;
    });
    if (!isLowest) return [];
    const shares = inverse.map((row) =>
      [0, 1, 2, 3].map((channel) => {
        const along = row.slice(0, dimensions);
        const sum = along.reduce(
          (total, value, axis) => total + value * (coordinates[axis]?.[channel] ?? 0),
          0,
        );
        return channel === 3 ? sum + (row[dimensions] ?? 0) : sum;
      }),
    );
    return [{ inks: members, shares }];
  });
}

/**
 * Coordinates along the directions in which the inks differ, one to three of them (none for inks that are all alike), and
 * how each follows from red, green, blue and 1.
 */
function spanned(inks: readonly Ink[]): { points: readonly Point[]; coordinates: readonly Point[] } {
  const weighted = inks.map(({ linear }) => weigh(linear));
  const order = weighted
    .map((_, index) => index)
    .sort((a, b) => (weighted[a]?.[0] ?? 0) - (weighted[b]?.[0] ?? 0));
  const origin = weighted[order[0] ?? 0] ?? [0, 0, 0];
  const axes: Point[] = [];
  let rest = weighted.map((point) => minus(point, origin));
  const lengths: number[] = [];
  while (axes.length < 3) {
    const farthest = rest.reduce(
      (best, point) => (dot(point, point) > dot(best, best) ? point : best),
      [0, 0, 0],
    );
    const length = Math.sqrt(dot(farthest, farthest));
    if (length < (axes.length < 2 ? ROUNDING : FLAT)) break;
    lengths.push(length);
    const axis = farthest.map((value) => value / length);
    axes.push(axis);
    rest = rest.map((point) =>
      minus(
        point,
        axis.map((value) => value * dot(axis, point)),
      ),
    );
  }
  if (axes.length === 2 && (lengths[1] ?? 0) < ONE_FAMILY) axes.pop();
  const unit = [weigh([1, 0, 0]), weigh([0, 1, 0]), weigh([0, 0, 1])];
  return {
    points: weighted.map((point) => axes.map((axis) => dot(axis, minus(point, origin)))),
    coordinates: axes.map((axis) => [...unit.map((channel) => dot(axis, channel)), -dot(axis, origin)]),
  };
}

/** A colour as brightness, much enlarged, and two differences from it. Linear. */
function weigh([red, green, blue]: readonly [number, number, number]): Point {
  const luma = lumaOf(red, green, blue);
  return [LUMA_WEIGHT * luma, red - luma, blue - luma];
}

/** Squared size of a colour; over shares that give one colour its mean is least where the inks differ least. */
function liftOf([red, green, blue]: readonly [number, number, number]): number {
  const luma = lumaOf(red, green, blue);
  return LIFT_OF_LUMA * luma ** 2 + (red - luma) ** 2 + (blue - luma) ** 2;
}

/** Every choice of `size` of the items, in their order. */
function subsets(items: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    subsets(items.slice(index + 1), size - 1).map((others) => [item, ...others]),
  );
}

const inkAt = (inks: readonly Ink[], index: number) => inks[index]?.linear ?? ([0, 0, 0] as const);
const dot = (a: Point, b: Point) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
const minus = (a: Point, b: Point) => a.map((value, at) => value - (b[at] ?? 0));
