/** Characters over a picture. */
export interface CellGrid {
  readonly columns: number;
  readonly rows: number;
}

/**
 * How many cells cover a picture. They are counted on the reference canvas, so that every output size has the same ones.
 * @param stage size in output px and output px per reference px.
 * @param cell size of a cell in reference px.
 */
export function cellGrid(
  stage: { readonly widthPx: number; readonly heightPx: number; readonly scale: number },
  cell: { readonly widthPx: number; readonly heightPx: number },
): CellGrid {
  const count = (outputPx: number, cellPx: number) =>
    Math.max(1, Math.min(outputPx, Math.round(outputPx / stage.scale / cellPx)));
  return { columns: count(stage.widthPx, cell.widthPx), rows: count(stage.heightPx, cell.heightPx) };
}
