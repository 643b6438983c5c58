import type { GroupLayer } from "../schema/layers/layer";
import type { Size } from "./canvas-size";

/** Where a child of a row or column stands, and how much `stretch` enlarges it, in the group's own px. */
export interface FlowCell {
  readonly centre: { readonly x: number; readonly y: number };
  readonly stretch: { readonly x: number; readonly y: number };
}

/** Lays children out one after another as CSS flexbox would with fixed sizes and no wrapping. */
export function flowChildren(
  group: Pick<GroupLayer, "layoutMode" | "gap" | "padding" | "justifyContent" | "alignItems">,
  box: Size,
  sizes: readonly Size[],
): FlowCell[] {
  const row = group.layoutMode === "row";
  const main = (size: Size) => (row ? size.widthPx : size.heightPx);
  const cross = (size: Size) => (row ? size.heightPx : size.widthPx);
  const mainSpacePx = main(box) - group.padding * 2;
  const crossSpacePx = cross(box) - group.padding * 2;
  const usedPx = sizes.reduce((sum, size) => sum + main(size), 0) + Math.max(0, sizes.length - 1) * group.gap;
  const { leadPx, betweenPx } = distribute(group.justifyContent, mainSpacePx - usedPx, sizes.length);

  let cursorPx = group.padding + leadPx;
  return sizes.map((size) => {
    const mainCentrePx = cursorPx + main(size) / 2;
    cursorPx += main(size) + group.gap + betweenPx;
    const stretches = group.alignItems === "stretch" && cross(size) > 0 && crossSpacePx > 0;
    const crossPx = stretches ? crossSpacePx : cross(size);
    const freePx = crossSpacePx - crossPx;
    const shiftPx = group.alignItems === "center" ? freePx / 2 : group.alignItems === "end" ? freePx : 0;
    const crossCentrePx = group.padding + shiftPx + crossPx / 2;
    const factor = stretches ? crossSpacePx / cross(size) : 1;
    return row
      ? { centre: { x: mainCentrePx, y: crossCentrePx }, stretch: { x: 1, y: factor } }
      : { centre: { x: crossCentrePx, y: mainCentrePx }, stretch: { x: factor, y: 1 } };
  });
}

/** Free space before the first child and between children; overflow starts at the start for the spaced modes, as in CSS. */
function distribute(
  justify: GroupLayer["justifyContent"],
  freePx: number,
  count: number,
): { leadPx: number; betweenPx: number } {
  switch (justify) {
    case "center":
      return { leadPx: freePx / 2, betweenPx: 0 };
    case "end":
      return { leadPx: freePx, betweenPx: 0 };
    case "space-between":
      return { leadPx: 0, betweenPx: count > 1 ? Math.max(0, freePx) / (count - 1) : 0 };
    case "space-around": {
      const eachPx = count > 0 ? Math.max(0, freePx) / count : 0;
      return { leadPx: eachPx / 2, betweenPx: eachPx };
    }
    default:
      return { leadPx: 0, betweenPx: 0 };
  }
}
