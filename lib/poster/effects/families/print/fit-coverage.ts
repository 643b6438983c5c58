import { GLARE, type Light, type Press } from "./press";

/** How much lightness counts against the two colour axes of OKLab where inks cannot have both. */
const LIGHTNESS_WEIGHT = 1.5;

/** How much coverage costs: of two ways to print a colour the one with less ink is taken. */
const INK_COST = 0.006;

const ROUNDS = 14;

/** Gains below this end the search. */
const NEGLIGIBLE = 1e-8;

/** Red, green and blue to cone responses, and their cube roots to OKLab (Björn Ottosson, 2020), row by row. */
const TO_CONES = [
  0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566, 0.0883024619,
  0.2817188376, 0.6299787005,
];
const TO_LAB = [
  0.2104542553, 0.793617785, -0.0040720468, 1.9779984951, -2.428592205, 0.4505937099, 0.0259040371,
  0.7827717662, -0.808675766,
];

/** Finds how much of each ink prints a colour. */
export type FitCoverage = (color: Light, fixed?: readonly (number | undefined)[]) => number[];

/**
 * Makes the search for coverage on a press: least squares of the difference in OKLab, by the method of Levenberg and
 * Marquardt with shares held between 0 and 1. Shares that are given are kept. Every search starts at the same place, so
 * that colours alike are printed alike.
 */
export function coverageFitter({ paper, inks }: Press): FitCoverage {
  const count = inks.length;
  const shares = new Float64Array(count);
  const next = new Float64Array(count);
  const wanted = new Float64Array(3);
  const found = new Float64Array(3);
  const slopes = new Float64Array(count * 3);
  const matrix = new Float64Array(count * count);
  const change = new Float64Array(count);
  const absorbed = Float64Array.from(inks.flatMap((through) => through.map((value) => 1 - value)));
  const full = Float64Array.from(paper, (value) => (1 - GLARE) * value);
  const light = new Float64Array(3);
  const roots = new Float64Array(3);
  const moved = new Float64Array(3);

  /** Cube roots of the cones of `light` into `roots`, and their OKLab, lightness weighted, into `to`. */
  const look = (to: Float64Array) => {
    for (let cone = 0; cone < 3; cone++)
      roots[cone] = Math.cbrt(Math.max(1e-9, rowDot(TO_CONES, cone * 3, light)));
    for (let axis = 0; axis < 3; axis++) to[axis] = rowDot(TO_LAB, axis * 3, roots);
    to[0] = (to[0] ?? 0) * LIGHTNESS_WEIGHT;
  };
  const print = (at: Float64Array) => {
    for (let channel = 0; channel < 3; channel++) {
      let through = full[channel] ?? 0;
      for (let ink = 0; ink < count; ink++)
        through *= 1 - (at[ink] ?? 0) * (absorbed[ink * 3 + channel] ?? 0);
      light[channel] = GLARE * (paper[channel] ?? 0) + through;
    }
    look(found);
  };
  /** How what was printed last changes with each share. */
  const differentiate = (at: Float64Array) => {
    for (let ink = 0; ink < count; ink++) {
      for (let channel = 0; channel < 3; channel++) {
        let others = full[channel] ?? 0;
        for (let other = 0; other < count; other++) {
          if (other !== ink) others *= 1 - (at[other] ?? 0) * (absorbed[other * 3 + channel] ?? 0);
        }
        light[channel] = -others * (absorbed[ink * 3 + channel] ?? 0);
      }
      for (let cone = 0; cone < 3; cone++) {
        moved[cone] = rowDot(TO_CONES, cone * 3, light) / (3 * (roots[cone] ?? 1) ** 2);
      }
      for (let axis = 0; axis < 3; axis++) {
        slopes[ink * 3 + axis] = rowDot(TO_LAB, axis * 3, moved) * (axis === 0 ? LIGHTNESS_WEIGHT : 1);
      }
    }
  };
  const miss = (axis: number) => (found[axis] ?? 0) - (wanted[axis] ?? 0);
  const cost = (at: Float64Array) => {
    let sum = miss(0) ** 2 + miss(1) ** 2 + miss(2) ** 2;
    for (let ink = 0; ink < count; ink++) sum += (INK_COST * (at[ink] ?? 0)) ** 2;
    return sum;
  };

  return (color, fixed = []) => {
    light.set(color);
    look(wanted);
    for (let ink = 0; ink < count; ink++) shares[ink] = fixed[ink] ?? 0.5;
    let damping = 1e-3;
    print(shares);
    let now = cost(shares);
    for (let round = 0; round < ROUNDS; round++) {
      print(shares);
      differentiate(shares);
      for (let ink = 0; ink < count; ink++) {
        const share = shares[ink] ?? 0;
        let downhill = -INK_COST * INK_COST * share;
        for (let axis = 0; axis < 3; axis++) downhill -= (slopes[ink * 3 + axis] ?? 0) * miss(axis);
        // What stands at its end and would go further stays.
        const isStuck = (share <= 0 && downhill < 0) || (share >= 1 && downhill > 0);
        change[ink] = fixed[ink] !== undefined || isStuck ? Number.NaN : downhill;
      }
      fillNormal(matrix, slopes, change, damping);
      solveInPlace(matrix, change);
      for (let ink = 0; ink < count; ink++) {
        next[ink] = Math.max(0, Math.min(1, (shares[ink] ?? 0) + (change[ink] ?? 0)));
      }
      print(next);
      const after = cost(next);
      if (after > now) {
        damping *= 8;
        continue;
      }
      const gain = now - after;
      shares.set(next);
      now = after;
      damping = Math.max(1e-6, damping / 4);
      if (gain < NEGLIGIBLE) break;
    }
    return [...shares];
  };
}

/** The damped normal equations. Inks whose change is not a number stay: their row says so, and their change becomes 0. */
function fillNormal(matrix: Float64Array, slopes: Float64Array, change: Float64Array, damping: number): void {
  const count = change.length;
  const stays = Array.from(change, Number.isNaN);
  for (let row = 0; row < count; row++) {
    if (stays[row]) change[row] = 0;
    for (let column = 0; column < count; column++) {
      let value = 0;
      for (let axis = 0; axis < 3; axis++) {
        value += (slopes[row * 3 + axis] ?? 0) * (slopes[column * 3 + axis] ?? 0);
      }
      if (row === column) value = (value + INK_COST * INK_COST) * (1 + damping);
      if (stays[row] || stays[column]) value = row === column ? 1 : 0;
      matrix[row * count + column] = value;
    }
  }
}

/** Solves a symmetric positive system by elimination; the right side becomes the solution. */
function solveInPlace(matrix: Float64Array, right: Float64Array): void {
  const count = right.length;
  for (let pivot = 0; pivot < count; pivot++) {
    const divisor = matrix[pivot * count + pivot] ?? 1;
    for (let row = pivot + 1; row < count; row++) {
      const times = (matrix[row * count + pivot] ?? 0) / divisor;
      for (let column = pivot; column < count; column++) {
        const at = row * count + column;
        matrix[at] = (matrix[at] ?? 0) - times * (matrix[pivot * count + column] ?? 0);
      }
      right[row] = (right[row] ?? 0) - times * (right[pivot] ?? 0);
    }
  }
  for (let row = count - 1; row >= 0; row--) {
    let value = right[row] ?? 0;
    for (let column = row + 1; column < count; column++) {
      value -= (matrix[row * count + column] ?? 0) * (right[column] ?? 0);
    }
    right[row] = value / (matrix[row * count + row] ?? 1);
  }
}

const rowDot = (matrix: readonly number[], row: number, vector: ArrayLike<number>) =>
  (matrix[row] ?? 0) * (vector[0] ?? 0) +
  (matrix[row + 1] ?? 0) * (vector[1] ?? 0) +
  (matrix[row + 2] ?? 0) * (vector[2] ?? 0);
