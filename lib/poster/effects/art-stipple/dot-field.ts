/**
 * A repeating field of dots for stippling: well spread at every density. Dots have an order; the first n of them are as
 * evenly spread as all of them, so that a tone is drawn by those below its threshold and no grid shows.
 */
export interface DotField {
  /** Dots of the tile, and cells along each side; a cell is 1 × 1 and holds one dot in the mean. */
  readonly cells: number;
  /** Positions in cells, by rank. */
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/** Repeatable numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A grid of one tile that finds the dots near a place, round the tile's edges too. */
class Neighbourhood {
  private readonly first: Int32Array;
  private readonly next: Int32Array;

  constructor(
    private readonly side: number,
    private readonly cells: number,
    private readonly x: Float32Array,
    private readonly y: Float32Array,
    members: Iterable<number>,
  ) {
    this.first = new Int32Array(side * side).fill(-1);
    this.next = new Int32Array(x.length).fill(-1);
    for (const index of members) {
      const bin = this.binOf(x[index] ?? 0) + side * this.binOf(y[index] ?? 0);
      this.next[index] = this.first[bin] ?? -1;
      this.first[bin] = index;
    }
  }

  private binOf(at: number): number {
    return Math.min(this.side - 1, Math.floor((at / this.cells) * this.side));
  }

  /** Calls back with every dot within `reach` of dot `index`: its index, and the way there. */
  each(index: number, reach: number, found: (other: number, dx: number, dy: number) => void): void {
    const { side, cells, x, y, first, next } = this;
    const px = x[index] ?? 0;
    const py = y[index] ?? 0;
    const bins = Math.ceil((reach / cells) * side);
    const column = this.binOf(px);
    const row = this.binOf(py);
    for (let v = row - bins; v <= row + bins; v++) {
      for (let u = column - bins; u <= column + bins; u++) {
        let other = first[((u + side) % side) + side * ((v + side) % side)] ?? -1;
        for (; other >= 0; other = next[other] ?? -1) {
          if (other === index) continue;
          const dx = wrap((x[other] ?? 0) - px, cells);
          const dy = wrap((y[other] ?? 0) - py, cells);
          if (dx * dx + dy * dy < reach * reach) found(other, dx, dy);
        }
      }
    }
  }
}

const wrap = (distance: number, cells: number) => distance - cells * Math.round(distance / cells);

/** How many random places there are for each dot that is kept. */
const CANDIDATES = 3;

/**
 * Takes the most crowded dot away, again and again, until `target` are left; what goes first comes last in the order
 * (C. Yuksel, "Sample Elimination for Generating Poisson Disk Sample Sets", 2015).
 */
function thin(
  cells: number,
  x: Float32Array,
  y: Float32Array,
  members: readonly number[],
  target: number,
): { readonly kept: number[]; readonly gone: number[] } {
  // Twice the radius at which so many discs would fill the tile.
  const reach = 2 * Math.sqrt((cells * cells) / (2 * Math.sqrt(3) * target));
  const near = new Neighbourhood(Math.max(1, Math.floor(cells / reach)), cells, x, y, members);
  const crowd = new Float32Array(x.length);
  const weightAt = (dx: number, dy: number) => (1 - Math.hypot(dx, dy) / reach) ** 8;
  for (const index of members) {
    let sum = 0;
    near.each(index, reach, (_, dx, dy) => {
      sum += weightAt(dx, dy);
    });
    crowd[index] = sum;
  }
  const heap = new CrowdHeap(members, crowd);
  const gone: number[] = [];
  const alive = new Uint8Array(x.length);
  for (const index of members) alive[index] = 1;
  while (members.length - gone.length > target) {
    const index = heap.takeMost();
    alive[index] = 0;
    gone.push(index);
    near.each(index, reach, (other, dx, dy) => {
      if (alive[other]) heap.lower(other, weightAt(dx, dy));
    });
  }
  return { kept: members.filter((index) => alive[index]), gone };
}

/** A binary heap of dots, the most crowded on top, whose keys may fall. */
class CrowdHeap {
  private readonly items: number[];
  private readonly place: Int32Array;

  constructor(
    members: readonly number[],
    private readonly crowd: Float32Array,
  ) {
    this.items = [...members];
    this.place = new Int32Array(crowd.length).fill(-1);
    for (const [at, item] of this.items.entries()) this.place[item] = at;
    for (let at = this.items.length >> 1; at >= 0; at--) this.sink(at);
  }

  takeMost(): number {
    const most = this.items[0] ?? 0;
    const last = this.items.pop() ?? 0;
    if (this.items.length > 0) {
      this.put(0, last);
      this.sink(0);
    }
    return most;
  }

  lower(item: number, by: number): void {
    this.crowd[item] = (this.crowd[item] ?? 0) - by;
    this.sink(this.place[item] ?? 0);
  }

  private keyAt(at: number): number {
    return this.crowd[this.items[at] ?? 0] ?? 0;
  }

  private put(at: number, item: number): void {
    this.items[at] = item;
    this.place[item] = at;
  }

  private sink(start: number): void {
    let at = start;
    const item = this.items[at] ?? 0;
    const key = this.crowd[item] ?? 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.items.length) break;
      if (child + 1 < this.items.length && this.keyAt(child + 1) > this.keyAt(child)) child++;
      if (this.keyAt(child) <= key) break;
      this.put(at, this.items[child] ?? 0);
      at = child;
    }
    this.put(at, item);
  }
}

/** Makes a field of `cells` × `cells` dots; the same every time. 128 takes about a tenth of a second. */
export function makeDotField(cells: number): DotField {
  const random = createRandom(20_260_101);
  // Chosen out of many at random places, dots are spread evenly but stand in no grid.
  const count = CANDIDATES * cells * cells;
  const x = Float32Array.from({ length: count }, () => random() * cells);
  const y = Float32Array.from({ length: count }, () => random() * cells);
  let { kept } = thin(cells, x, y, Array.from(x.keys()), cells * cells);
  const order: number[] = [];
  while (kept.length > 8) {
    const half = thin(cells, x, y, kept, kept.length >> 1);
    order.push(...half.gone);
    kept = half.kept;
  }
  order.push(...kept);
  order.reverse();
  return {
    cells,
    x: Float32Array.from(order, (index) => x[index] ?? 0),
    y: Float32Array.from(order, (index) => y[index] ?? 0),
  };
}
