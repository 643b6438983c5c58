/** Entries of a tone ramp. */
export const RAMP_STEPS = 256;

/**
 * Which glyph stands for which lightness: entry i is the glyph for lightness i / 255. Glyphs are ordered by how much of
 * their cell they really cover in the font that draws them, and each lightness takes the one whose share of the greatest
 * coverage is nearest. So tone never runs backwards, whatever the order in which glyphs are given.
 * @param coverage share of the cell that each glyph covers, 0 to 1, as measured by the atlas. At most 256 glyphs.
 */
export function toneRamp(coverage: readonly number[]): Uint8Array {
  const order = coverage.map((_, index) => index).sort((a, b) => (coverage[a] ?? 0) - (coverage[b] ?? 0));
  const coverageAt = (rank: number) => coverage[order[rank] ?? 0] ?? 0;
  const most = coverageAt(order.length - 1) || 1;
  const ramp = new Uint8Array(RAMP_STEPS);
  let rank = 0;
  for (let step = 0; step < RAMP_STEPS; step++) {
    const wanted = (step / (RAMP_STEPS - 1)) * most;
    while (rank + 1 < order.length && coverageAt(rank) + coverageAt(rank + 1) <= 2 * wanted) rank++;
    ramp[step] = order[rank] ?? 0;
  }
  return ramp;
}
