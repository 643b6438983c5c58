/** Sigma of the narrow Gaussian, in texels, for which the taps are meant; they hold it and the wide one. */
export const NARROW_SIGMA = 1.2;

/** How much wider the wide Gaussian is: the ratio at which the difference comes nearest to a Laplacian of a Gaussian. */
const WIDER = 1.6;

/** Taps to either side of the middle one. */
export const SIDE_TAPS = 3;

/**
 * A wide Gaussian less a narrow one, as taps on a line: the middle one first, then one side; the other side is the same.
 * They add up to nothing, so that a flat tone has no contour. Offsets in texels.
 */
export function differenceTaps(
  sigma: number,
): readonly { readonly weight: number; readonly offset: number }[] {
  const spacing = Math.max(1, sigma);
  const offsets = Array.from({ length: SIDE_TAPS + 1 }, (_, index) => index * spacing);
  const normal = (width: number) => {
    const raw = offsets.map((offset) => Math.exp(-0.5 * (offset / width) ** 2));
    const total = raw.reduce((sum, weight, index) => sum + (index === 0 ? weight : 2 * weight), 0);
    return raw.map((weight) => weight / total);
  };
  const narrow = normal(sigma);
  return normal(WIDER * sigma).map((weight, index) => ({
    weight: weight - (narrow[index] ?? 0),
    offset: offsets[index] ?? 0,
  }));
}
