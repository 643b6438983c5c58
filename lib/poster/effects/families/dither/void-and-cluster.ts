/** How wide a dot's influence is, in cells: Ulichney's choice. */
const SIGMA = 1.5;

/** Beyond this distance in rows or columns a dot has no influence. */
const REACH = 7;

/** Energies are whole numbers in these steps, so that every machine orders the same cells. */
const ENERGY_STEPS = 65_536;

/** Share of the cells that the first pattern fills. */
const FIRST_SHARE = 0.1;

/**
 * Ranks of a square blue-noise tile that wraps around: R. Ulichney, "The void-and-cluster method for dither array
 * generation", 1993. The cells of rank below n are spread as evenly as n cells can be, without order, for every n.
 * @returns for every cell, row by row, its rank from 0 to side² - 1.
 */
export function voidAndCluster(side: number, seed: number): Uint16Array {
  const count = side * side;
  const field = createField(side);
  const ranks = new Uint16Array(count);
  for (const cell of firstCells(count, seed)) field.set(cell, true);
  // Even out: the tightest dot moves into the largest hole until it would move back.
  for (;;) {
    const tightest = field.tightest();
    field.set(tightest, false);
    const hole = field.emptiest();
    field.set(hole, true);
    if (hole === tightest) break;
  }
  const first = field.filled.slice();
  let rank = Math.round(count * FIRST_SHARE);
  while (rank > 0) {
    const cell = field.tightest();
    field.set(cell, false);
    ranks[cell] = --rank;
  }
  first.forEach((isFilled, cell) => {
    if (isFilled === 1) field.set(cell, true);
  });
  // Past the half, the largest hole is at once the tightest cluster of what is empty: one rule serves to the end.
  for (rank = Math.round(count * FIRST_SHARE); rank < count; rank++) {
    const cell = field.emptiest();
    field.set(cell, true);
    ranks[cell] = rank;
  }
  return ranks;
}

/** Dots of a tile and, for every cell, how crowded it is there. */
function createField(side: number) {
  const energy = new Int32Array(side * side);
  const filled = new Uint8Array(side * side);
  const width = 2 * REACH + 1;
  const influence = Int32Array.from({ length: width * width }, (_, index) => {
    const dx = (index % width) - REACH;
    const dy = Math.floor(index / width) - REACH;
    return Math.round(Math.exp(-(dx * dx + dy * dy) / (2 * SIGMA * SIGMA)) * ENERGY_STEPS);
  });
  const score = (cell: number, wanted: 0 | 1) =>
    filled[cell] !== wanted
      ? Number.NEGATIVE_INFINITY
      : wanted === 1
        ? (energy[cell] ?? 0)
        : -(energy[cell] ?? 0);
  // The best cell of every row is kept, so that a search looks at one cell a row; a change spoils the rows it reaches.
  const best = [new Int32Array(side).fill(-1), new Int32Array(side).fill(-1)] as const;
  const bestOfRow = (row: number, wanted: 0 | 1) => {
    const known = best[wanted][row] ?? -1;
    if (known >= 0) return known;
    let found = row * side;
    for (let cell = found + 1; cell < (row + 1) * side; cell++) {
      if (score(cell, wanted) > score(found, wanted)) found = cell;
    }
    best[wanted][row] = found;
    return found;
  };
  const find = (wanted: 0 | 1) => {
    let found = bestOfRow(0, wanted);
    for (let row = 1; row < side; row++) {
      const cell = bestOfRow(row, wanted);
      if (score(cell, wanted) > score(found, wanted)) found = cell;
    }
    return found;
  };
  return {
    filled,
    set(cell: number, isFilled: boolean) {
      filled[cell] = isFilled ? 1 : 0;
      const sign = isFilled ? 1 : -1;
      const x0 = cell % side;
      const y0 = Math.floor(cell / side);
      for (let dy = -REACH, at = 0; dy <= REACH; dy++) {
        const y = (y0 + dy + side) % side;
        best[0][y] = -1;
        best[1][y] = -1;
        const row = y * side;
        for (let dx = -REACH; dx <= REACH; dx++, at++) {
          const to = row + ((x0 + dx + side) % side);
          energy[to] = (energy[to] ?? 0) + sign * (influence[at] ?? 0);
        }
      }
    },
    /** The filled cell where dots are most crowded. */
    tightest: () => find(1),
    /** The empty cell farthest from dots. */
    emptiest: () => find(0),
  };
}

/** Cells of the first pattern, drawn without repetition. */
function firstCells(count: number, seed: number): readonly number[] {
  const cells = Array.from({ length: count }, (_, cell) => cell);
  let state = seed >>> 0;
  const wanted = Math.round(count * FIRST_SHARE);
  for (let at = 0; at < wanted; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = at + Math.floor((state / 2 ** 32) * (count - at));
    [cells[at], cells[other]] = [cells[other] ?? 0, cells[at] ?? 0];
  }
  return cells.slice(0, wanted);
}
