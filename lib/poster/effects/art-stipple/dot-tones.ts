import type { DotField } from "./dot-field";

/** Radius of a dot in cells, at which all dots together close the paper almost. */
export const DOT_RADIUS = 0.62;

/** Number of steps of a threshold table. */
export const TONE_STEPS = 64;

/** Two dots a cell, four bytes: place of the first in sixteenths (x high, y low), its order, and the same of the second. */
export function packDots(field: DotField): Uint8Array {
  const { cells, x, y } = field;
  const bytes = new Uint8Array(cells * cells * 4);
  // An order of 255 is never drawn: it stands for no dot.
  for (let at = 1; at < bytes.length; at += 2) bytes[at] = 255;
  for (let rank = 0; rank < x.length; rank++) {
    const column = Math.floor(x[rank] ?? 0) % cells;
    const row = Math.floor(y[rank] ?? 0) % cells;
    const cell = (row * cells + column) * 4;
    // A third dot in a cell is one in a hundred, and is left out.
    const slot = bytes[cell + 1] === 255 ? cell : bytes[cell + 3] === 255 ? cell + 2 : -1;
    if (slot < 0) continue;
    const sixteenth = (value: number) => Math.floor((value - Math.floor(value)) * 16);
    bytes[slot] = sixteenth(x[rank] ?? 0) * 16 + sixteenth(y[rank] ?? 0);
    bytes[slot + 1] = orderOf(rank / x.length);
  }
  return bytes;
}

/** Order of a dot in a byte: finer where dots are few, because there each one is seen. */
const orderOf = (share: number) => Math.min(254, Math.floor(255 * Math.sqrt(share)));

/** Size of a dot against the mean: dots drawn by hand vary. `DOT_GLSL` does the same. */
export const dotSize = (place: number, order: number, variation: number): number =>
  1 + variation * 0.7 * (fract(place * 0.754_877 + order * 0.569_84) - 0.5);

const fract = (value: number) => value - Math.floor(value);

/** Thresholds above 255 draw every dot and let all grow: by this share at `THRESHOLD_MOST`, which closes every gap. */
export const DOT_GROWTH = 0.7;
export const THRESHOLD_MOST = 319;

/**
 * Thresholds by coverage: dots whose order is below entry i cover i / 64 of the paper; above 255 they grow, see
 * `DOT_GROWTH`. 65 entries, rising. Measured on the field itself, so that overlapping dots are counted once.
 */
export function dotThresholds(bytes: Uint8Array, cells: number, variation: number): readonly number[] {
  const byOrder = new Float64Array(THRESHOLD_MOST + 1);
  const side = Math.min(40, cells);
  const fine = 5;
  const samples = (side * fine) ** 2;
  for (let index = 0; index < samples; index++) {
    const px = ((index % (side * fine)) + 0.5) / fine;
    const py = (Math.floor(index / (side * fine)) + 0.5) / fine;
    const first = firstCover(bytes, cells, variation, px, py);
    byOrder[first] = (byOrder[first] ?? 0) + 1 / samples;
  }
  const table: number[] = [];
  let order = 0;
  let covered = 0;
  for (let step = 0; step <= TONE_STEPS; step++) {
    const wanted = step / TONE_STEPS;
    while (order < THRESHOLD_MOST && covered + (byOrder[order] ?? 0) < wanted)
      covered += byOrder[order++] ?? 0;
    const within = (byOrder[order] ?? 0) > 0 ? (wanted - covered) / (byOrder[order] ?? 1) : 0;
    table.push(Math.min(THRESHOLD_MOST, order + Math.min(1, within)));
  }
  return table;
}

/** The threshold at which a place is first covered: by a dot's coming, or by the nearest one's growing. */
function firstCover(bytes: Uint8Array, cells: number, variation: number, px: number, py: number): number {
  let first = THRESHOLD_MOST;
  for (let v = Math.floor(py) - 1; v <= py + 1; v++) {
    for (let u = Math.floor(px) - 1; u <= px + 1; u++) {
      const cell = (((v + cells) % cells) * cells + ((u + cells) % cells)) * 4;
      for (const slot of [cell, cell + 2]) {
        const place = bytes[slot] ?? 0;
        const order = bytes[slot + 1] ?? 255;
        if (order === 255) continue;
        const dx = u + ((place >> 4) + 0.5) / 16 - px;
        const dy = v + ((place & 15) + 0.5) / 16 - py;
        const out = Math.hypot(dx, dy) / (DOT_RADIUS * dotSize(place, order, variation)) - 1;
        const grown = 255 + Math.floor((out / DOT_GROWTH) * (THRESHOLD_MOST - 255));
        first = Math.min(first, out <= 0 ? order : grown);
      }
    }
  }
  return first;
}
