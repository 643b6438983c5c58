/**
 * Distance between the samples of one pass. A place at distance d from the source of the beams is read at d · e^-t, so
 * steps of several passes add up: with `taps` samples each, the passes together sample the way evenly, taps ^ passes
 * times, the first pass most finely.
 * @param length 0 to 1, the share of the way to the source that a beam comes from.
 */
export function beamStep(length: number, pass: number, taps: number, passes: number): number {
  const reach = -Math.log(1 - 0.92 * length);
  return (reach / taps ** passes) * taps ** pass;
}
