/** Most samples of one pass; two passes take as many as its square. */
export const MAX_TAPS = 24;

/** Samples of each of two passes over a movement of that many output px: together at least one for each px, up to the most. */
export function tapsFor(distancePx: number): number {
  return Math.min(MAX_TAPS, Math.max(2, Math.ceil(Math.sqrt(Math.max(0, distancePx)))));
}
