import type { LinearPixels } from "./diffuse";
import { walkHilbert } from "./hilbert";
import type { InkMatcher } from "./ink-matcher";

/** How many cells ahead an error reaches. */
export const RIEMERSMA_LENGTH = 16;

/** How much more the next cell takes of an error than the last one that takes any. */
export const RIEMERSMA_RATIO = 16;

/**
 * Error diffusion along a Hilbert curve after T. Riemersma, 1998: what an ink is wrong by is handed on to the next 16
 * cells of the curve, in shares that fall by the same factor from cell to cell. Unlike in his program they add up to one,
 * so that the picture keeps its light. Exact: linear light, in double precision. A pixel that is not at least half opaque
 * becomes transparent; the curve goes over it as if it were not there.
 * @returns RGBA bytes in sRGB, premultiplied.
 */
export function diffuseAlongCurve(
  { widthPx, heightPx, data }: LinearPixels,
  matcher: InkMatcher,
): Uint8Array {
  const result = new Uint8Array(widthPx * heightPx * 4);
  const linear = Float64Array.from(matcher.inks.flatMap((ink) => ink.linear));
  const bytes = Uint8Array.from(matcher.inks.flatMap((ink) => ink.bytes));
  const shares = riemersmaShares();
  // The errors of the last cells, as a ring that is written twice over: a run of 16 from `newest` needs no wrapping.
  const errors = new Float64Array(RIEMERSMA_LENGTH * 2 * 3);
  let newest = 0;
  walkHilbert(widthPx, heightPx, (x, y) => {
    const at = (y * widthPx + x) * 4;
    if ((data[at + 3] ?? 0) < 0.5) return;
    let red = data[at] ?? 0;
    let green = data[at + 1] ?? 0;
    let blue = data[at + 2] ?? 0;
    for (let age = 0, from = newest * 3; age < RIEMERSMA_LENGTH; age++, from += 3) {
      const share = shares[age] ?? 0;
      red += (errors[from] ?? 0) * share;
      green += (errors[from + 1] ?? 0) * share;
      blue += (errors[from + 2] ?? 0) * share;
    }
    const ink = matcher.match(red, green, blue) * 3;
    result[at] = bytes[ink] ?? 0;
    result[at + 1] = bytes[ink + 1] ?? 0;
    result[at + 2] = bytes[ink + 2] ?? 0;
    result[at + 3] = 255;
    newest = (newest + RIEMERSMA_LENGTH - 1) % RIEMERSMA_LENGTH;
    for (const copy of [newest * 3, (newest + RIEMERSMA_LENGTH) * 3]) {
      errors[copy] = red - (linear[ink] ?? 0);
      errors[copy + 1] = green - (linear[ink + 1] ?? 0);
      errors[copy + 2] = blue - (linear[ink + 2] ?? 0);
    }
  });
  return result;
}

/** Shares by age, newest first: a geometric row that adds up to one. */
export function riemersmaShares(): Float64Array {
  const row = Float64Array.from(
    { length: RIEMERSMA_LENGTH },
    (_, age) => RIEMERSMA_RATIO ** (-age / (RIEMERSMA_LENGTH - 1)),
  );
  const sum = row.reduce((total, share) => total + share, 0);
  return row.map((share) => share / sum);
}
