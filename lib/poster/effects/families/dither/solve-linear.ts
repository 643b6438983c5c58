/** A matrix as rows. */
export type Matrix = readonly (readonly number[])[];

/** Below this a pivot counts as nothing. */
const SINGULAR = 1e-9;

/** Inverse of a small square matrix by Gauss and Jordan with row exchange, or null when it has none. */
export function invert(matrix: Matrix): Matrix | null {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [
    ...row,
    ...Array.from({ length: size }, (_, column) => (column === at ? 1 : 0)),
  ]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let at = column + 1; at < size; at++) {
      if (Math.abs(rows[at]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = at;
    }
    const chosen = rows[pivot];
    const divisor = chosen?.[column] ?? 0;
    if (!chosen || Math.abs(divisor) < SINGULAR) return null;
    rows[pivot] = rows[column] ?? chosen;
    const unit = chosen.map((value) => value / divisor);
    rows[column] = unit;
    rows.forEach((row, at) => {
      const factor = row[column] ?? 0;
      if (at === column || factor === 0) return;
      rows[at] = row.map((value, place) => value - factor * (unit[place] ?? 0));
    });
  }
  return rows.map((row) => row.slice(size));
}
