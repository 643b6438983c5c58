import { type Affine, apply, invert, type Point } from "./affine";
import type { PlacedLayer } from "./arrange";

/** Ids from the outermost group to the layer itself. */
export type LayerPath = readonly string[];

/** How far beside a layer still hits it, in reference px: a hairline must be caught, too. */
const REACH_PX = 5;

/**
 * What lies under a point of the reference canvas, highest first. Backgrounds and locked layers, and what is in locked
 * groups, are not hit.
 */
export function layersAt(placed: readonly PlacedLayer[], point: Point): LayerPath[] {
  return [...placed].reverse().flatMap((each): LayerPath[] => {
    if (each.kind === "background" || each.layer.locked) return [];
    if (each.kind === "group") return layersAt(each.children, point).map((path) => [each.layer.id, ...path]);
    const back = invert(each.matrix);
    if (!back) return [];
    const inside = apply(back, point.x, point.y);
    const reach = reachIn(each.matrix);
    const isIn = (at: number, size: number) => at >= -reach && at <= size + reach;
    return isIn(inside.x, each.widthPx) && isIn(inside.y, each.heightPx) ? [[each.layer.id]] : [];
  });
}

/** The reach in the layer's own px, which may be scaled. */
function reachIn([a, b]: Affine): number {
  return REACH_PX / Math.max(0.01, Math.hypot(a, b));
}

/** The corners of a layer on the reference canvas, clockwise; of a group those of the box around what is in it; null where it is not drawn. */
export function outlineOf(placed: readonly PlacedLayer[], id: string): readonly Point[] | null {
  for (const each of placed) {
    if (each.kind === "background") continue;
    if (each.kind === "leaf") {
      if (each.layer.id === id) return corners(each);
      continue;
    }
    if (each.layer.id !== id) {
      const inside = outlineOf(each.children, id);
      if (inside) return inside;
      continue;
    }
    const points = leavesOf(each.children).flatMap(corners);
    return points.length > 0 ? boxAround(points) : null;
  }
  return null;
}

type Leaf = Extract<PlacedLayer, { kind: "leaf" }>;

const leavesOf = (placed: readonly PlacedLayer[]): Leaf[] =>
  placed.flatMap((each) =>
    each.kind === "leaf" ? [each] : each.kind === "group" ? leavesOf(each.children) : [],
  );

const corners = ({ matrix, widthPx, heightPx }: Leaf): Point[] => [
  apply(matrix, 0, 0),
  apply(matrix, widthPx, 0),
  apply(matrix, widthPx, heightPx),
  apply(matrix, 0, heightPx),
];

function boxAround(points: readonly Point[]): Point[] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}
