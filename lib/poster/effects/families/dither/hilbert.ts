/**
 * Walks the cells of a picture along the curve of D. Hilbert, 1891: from the top left corner, by squares of squares,
 * each next cell beside the one before. The curve is laid over the smallest square with a side of a power of two; what
 * lies outside the picture is passed over.
 * @param visit is told column and row of each cell, each once.
 */
export function walkHilbert(
  widthPx: number,
  heightPx: number,
  visit: (column: number, row: number) => void,
): void {
  let side = 1;
  while (side < Math.max(widthPx, heightPx)) side *= 2;

  /** A square from the corner (x, y), along the two sides (ax, ay) and (bx, by): begins at the corner, ends at the end of `a`. */
  const walk = (x: number, y: number, ax: number, ay: number, bx: number, by: number): void => {
    // Corners lie on the lines between cells; where a side runs backward the square lies before its corner.
    const left = Math.min(x, x + ax + bx);
    const top = Math.min(y, y + ay + by);
    if (left >= widthPx || top >= heightPx) return;
    if (Math.abs(ax + ay) === 1) {
      visit(left, top);
      return;
    }
    const hax = ax / 2;
    const hay = ay / 2;
    const hbx = bx / 2;
    const hby = by / 2;
    walk(x, y, hbx, hby, hax, hay);
    walk(x + hbx, y + hby, hax, hay, hbx, hby);
    walk(x + hax + hbx, y + hay + hby, hax, hay, hbx, hby);
    walk(x + ax + hbx, y + ay + hby, -hbx, -hby, -hax, -hay);
  };
  walk(0, 0, side, 0, 0, side);
}
