import { placeAlongInks } from "./fit-inks";
import type { Ink } from "./ink-matcher";
import { type InkSimplex, inkSimplices } from "./ink-simplices";

/** Mixes a colour from dots of ink. */
export interface InkMixer {
  readonly inks: readonly Ink[];
  /**
   * Index of the ink that a dot gets; over all thresholds the inks mix to the colour.
   * @param red channels of linear light; a colour that the inks can mix.
   * @param threshold of the dot, above 0 and below 1; low ones get the lightest ink.
   */
  pick(red: number, green: number, blue: number, threshold: number): number;
}

/** A mixer whose mixtures are colours too. */
export interface InkBlender extends InkMixer {
  /** Puts the mixture for a colour in place of three channels: the colour itself, but for a tint that its inks do not have. */
  blend(channels: Float32Array, at: number): void;
}

/** Steps per channel in which the place among the simplices is remembered. Shares are never rounded. */
const STEPS = 32;

/** Numbers that a share takes in the table, and shares of a simplex. */
const NUMBERS = 4;
const VERTICES = 4;

/** How far below nothing a share may lie by rounding. */
const SLACK = -1e-6;

/**
 * Mixes every colour from two to four inks that look as alike as they can (OKLab), in shares that give exactly its linear
 * light. A palette of two inks, or of inks on one line, is mixed from two neighbours.
 * @param inks at most 16.
 */
export function createInkMixer(inks: readonly Ink[]): InkBlender {
  const simplices = keptSimplices(inks);
  const count = simplices.length;
  const table = new Float64Array(count * VERTICES * NUMBERS);
  const members = new Uint8Array(count * VERTICES);
  const linear = Float64Array.from(inks.flatMap((ink) => ink.linear));
  simplices.forEach((simplex, index) => {
    simplex.shares.forEach((numbers, vertex) => {
      table.set(numbers, (index * VERTICES + vertex) * NUMBERS);
      members[index * VERTICES + vertex] = simplex.inks[vertex] ?? 0;
    });
  });
  const size = simplices[0]?.inks.length ?? 0;
  // Shares of the simplex that was looked at last.
  const shares = new Float64Array(VERTICES);
  /** Looks at a simplex: its shares, and the smallest of them. */
  const look = (simplex: number, red: number, green: number, blue: number) => {
    let smallest = 1;
    for (let vertex = 0, at = simplex * VERTICES * NUMBERS; vertex < size; vertex++, at += NUMBERS) {
      const share =
        (table[at] ?? 0) * red +
        (table[at + 1] ?? 0) * green +
        (table[at + 2] ?? 0) * blue +
        (table[at + 3] ?? 0);
      shares[vertex] = share;
      if (share < smallest) smallest = share;
    }
    return smallest;
  };
  const known = new Uint16Array(STEPS ** 3);
  const search = (key: number, red: number, green: number, blue: number) => {
    let best = 0;
    let bestShare = Number.NEGATIVE_INFINITY;
    for (let simplex = 0; simplex < count && bestShare < SLACK; simplex++) {
      const smallest = look(simplex, red, green, blue);
      if (smallest <= bestShare) continue;
      bestShare = smallest;
      best = simplex;
    }
    known[key] = best;
    look(best, red, green, blue);
    return best;
  };
  /** The simplex that a colour is mixed of; leaves its shares in `shares`. */
  const place = (red: number, green: number, blue: number) => {
    const key = (stepOf(red) * STEPS + stepOf(green)) * STEPS + stepOf(blue);
    const guess = known[key] ?? 0;
    return look(guess, red, green, blue) >= SLACK ? guess : search(key, red, green, blue);
  };
  return {
    inks,
    blend(channels, at) {
      const red = channels[at] ?? 0;
      const green = channels[at + 1] ?? 0;
      const blue = channels[at + 2] ?? 0;
      const first = place(red, green, blue) * VERTICES;
      let total = 0;
      let newRed = 0;
      let newGreen = 0;
      let newBlue = 0;
      for (let vertex = 0; vertex < size; vertex++) {
        const part = Math.max(0, shares[vertex] ?? 0);
        const ink = (members[first + vertex] ?? 0) * 3;
        total += part;
        newRed += part * (linear[ink] ?? 0);
        newGreen += part * (linear[ink + 1] ?? 0);
        newBlue += part * (linear[ink + 2] ?? 0);
      }
      channels[at] = newRed / total;
      channels[at + 1] = newGreen / total;
      channels[at + 2] = newBlue / total;
    },
    pick(red, green, blue, threshold) {
      const first = place(red, green, blue) * VERTICES;
      let total = 0;
      for (let vertex = 0; vertex < size; vertex++) total += Math.max(0, shares[vertex] ?? 0);
      let left = threshold * total;
      for (let vertex = 0; vertex < size - 1; vertex++) {
        left -= Math.max(0, shares[vertex] ?? 0);
        if (left < 0) return members[first + vertex] ?? 0;
      }
      return members[first + size - 1] ?? 0;
    },
  };
}

let kept: { readonly name: string; readonly simplices: readonly InkSimplex[] } | null = null;

/** The simplices of inks; those of the last inks are kept, for the next frame. */
function keptSimplices(inks: readonly Ink[]): readonly InkSimplex[] {
  const name = inks.map((ink) => ink.bytes.join()).join(" ");
  if (kept?.name !== name) kept = { name, simplices: inkSimplices(inks) };
  return kept.simplices;
}

/** Mixes neighbours among the inks in their order, by brightness: black is the first ink, white the last. */
export function createRampMixer(inks: readonly Ink[]): InkMixer {
  const last = inks.length - 1;
  return {
    inks,
    pick(red, green, blue, threshold) {
      const along = placeAlongInks(red, green, blue) * last;
      const from = Math.min(last - 1, Math.floor(along));
      return threshold < along - from ? from + 1 : from;
    },
  };
}

const stepOf = (light: number) =>
  light <= 0 ? 0 : Math.min(STEPS - 1, (Math.sqrt(light) * (STEPS - 1) + 0.5) | 0);
