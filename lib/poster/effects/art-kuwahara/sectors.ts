/** One place where the picture is read: a point of the unit disc, and how much it counts in each of the eight sectors. */
export interface SectorTap {
  readonly x: number;
  readonly y: number;
  /** Eight weights; over all taps those of one sector add up to 1. */
  readonly weights: readonly number[];
}

/** Rings of the disc: radius, number of taps, turn of the first tap in steps. */
const RINGS = [
  [0, 1, 0],
  [0.42, 8, 0],
  [0.86, 8, 0],
] as const;

/** Where neighbouring sectors stop overlapping, as an angle; and how much all overlap at the middle. */
const ZERO_CROSSING = 0.58;
const ZETA = 0.33;

/**
 * The taps of the filter with their polynomial sector weights: J. E. Kyprianidis, A. Semmo, H. Kang and J. Döllner,
 * "Anisotropic Kuwahara Filtering with Polynomial Weighting Functions", 2010. They depend on nothing, so that they are
 * worked out once and stand in the program as numbers.
 */
export function sectorTaps(): readonly SectorTap[] {
  const raw = RINGS.flatMap(([radius, count, turn]) =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((index + turn) / count) * 2 * Math.PI;
      const x = radius * Math.cos(angle);
      const y = radius * Math.sin(angle);
      // Inner rings stand for less area than outer ones; the fall-off counts the middle more.
      const area = count === 1 ? 0.5 : (radius * 6) / count;
      const amount = area * Math.exp(-1.6 * radius * radius);
      const weights = polynomialWeights(x, y);
      const sum = weights.reduce((total, weight) => total + weight, 0);
      return { x, y, weights: weights.map((weight) => (weight / sum) * amount) };
    }),
  );
  const totals = Array.from({ length: 8 }, (_, sector) =>
    raw.reduce((total, tap) => total + (tap.weights[sector] ?? 0), 0),
  );
  return raw.map((tap) => ({
    ...tap,
    weights: tap.weights.map((weight, sector) => weight / (totals[sector] ?? 1)),
  }));
}

function polynomialWeights(x: number, y: number): number[] {
  const eta = (ZETA + Math.cos(ZERO_CROSSING)) / Math.sin(ZERO_CROSSING) ** 2;
  const weights = new Array<number>(8).fill(0);
  const half = Math.SQRT1_2;
  for (const [turn, u, v] of [
    [0, x, y],
    [1, half * (x - y), half * (x + y)],
  ] as const) {
    const alongX = ZETA - eta * u * u;
    const alongY = ZETA - eta * v * v;
    weights[turn] = Math.max(0, v + alongX) ** 2;
    weights[turn + 2] = Math.max(0, -u + alongY) ** 2;
    weights[turn + 4] = Math.max(0, -v + alongX) ** 2;
    weights[turn + 6] = Math.max(0, u + alongY) ** 2;
  }
  return weights;
}
