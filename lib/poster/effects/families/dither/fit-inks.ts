import { lumaOf } from "@/lib/color";
import type { LinearPixels } from "./diffuse";
import type { Ink } from "./ink-matcher";

/** Rec. 709: how much a channel's error counts, so that a colour that no mixture gives keeps its brightness first. */
const WEIGHTS = [0.2126, 0.7152, 0.0722] as const;

/** Steps per channel of the remembered shifts, even in the square root of light. */
const STEPS = 32;

/** Distances (squared, weighted) below this cannot be seen. */
const NEGLIGIBLE = 1e-6;

/** More rounds than any palette needs; what is left then is the error of one step in a thousand. */
const MAX_ROUNDS = 200;

/** Gains (squared, weighted) below this end the search. */
const NO_GAIN = 1e-7;

type Triple = readonly [number, number, number];

/**
 * Moves colours that no mixture of the inks can give to the nearest mixture, in place. Without this the error of such
 * colours never finds an ink that takes it back, piles up and smears over what follows.
 */
export function fitToInks({ data }: LinearPixels, inks: readonly Ink[]): void {
  const { known, shifts, learn } = keptShifts(inks);
  for (let at = 0; at < data.length; at += 4) {
    const red = data[at] ?? 0;
    const green = data[at + 1] ?? 0;
    const blue = data[at + 2] ?? 0;
    const key = (stepOf(red) * STEPS + stepOf(green)) * STEPS + stepOf(blue);
    if (known[key] === 0) learn(key);
    if (known[key] === IN_GAMUT) continue;
    data[at] = red + (shifts[key * 3] ?? 0);
    data[at + 1] = green + (shifts[key * 3 + 1] ?? 0);
    data[at + 2] = blue + (shifts[key * 3 + 2] ?? 0);
  }
}

/** What is known of a step of colour: that its colours are mixtures already, or that they are to be shifted. */
const IN_GAMUT = 1;
const SHIFTED = 2;

/** How far the colours of each step are from the mixtures of some inks; a step is worked out when it is first met. */
interface Shifts {
  readonly name: string;
  readonly known: Uint8Array;
  readonly shifts: Float32Array;
  learn(key: number): void;
}

let kept: Shifts | null = null;

/** The shifts of inks; those of the last inks are kept, for the next frame. */
function keptShifts(inks: readonly Ink[]): Shifts {
  const name = inks.map((ink) => ink.bytes.join()).join(" ");
  if (kept?.name !== name) kept = createShifts(name, inks);
  return kept;
}

function createShifts(name: string, inks: readonly Ink[]): Shifts {
  const known = new Uint8Array(STEPS ** 3);
  const shifts = new Float32Array(STEPS ** 3 * 3);
  const points = inks.map((ink) => ink.linear);
  return {
    name,
    known,
    shifts,
    learn(key) {
      const color: Triple = [
        lightOf(Math.floor(key / STEPS ** 2)),
        lightOf(Math.floor(key / STEPS) % STEPS),
        lightOf(key % STEPS),
      ];
      const mixture = nearestMixture(color, points);
      known[key] = distance(mixture, color) < NEGLIGIBLE ? IN_GAMUT : SHIFTED;
      if (known[key] === SHIFTED) shifts.set(minus(mixture, color), key * 3);
    },
  };
}

/** Place of a colour of linear light on a line from dark to light: its perceptual lightness (CIE L* / 100), 0 to 1. */
export function placeAlongInks(red: number, green: number, blue: number): number {
  const luma = Math.max(0, Math.min(1, lumaOf(red, green, blue)));
  return luma <= 0.008856 ? luma * 9.033 : 1.16 * Math.cbrt(luma) - 0.16;
}

/**
 * Replaces colours by their place on the line through the inks in their order, in place: black becomes the first, white
 * the last, and what lies between is laid out by perceptual lightness (CIE L*).
 */
export function layAlongInks({ data }: LinearPixels, inks: readonly Ink[]): void {
  const last = inks.length - 1;
  for (let at = 0; at < data.length; at += 4) {
    const place = placeAlongInks(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) * last;
    const from = Math.min(last - 1, Math.floor(place));
    const share = place - from;
    for (let channel = 0; channel < 3; channel++) {
      const dark = inks[from]?.linear[channel] ?? 0;
      const light = inks[from + 1]?.linear[channel] ?? dark;
      data[at + channel] = dark + (light - dark) * share;
    }
  }
}

/**
 * The mixture of points (a point of their convex hull) nearest to a colour, by the method of Frank and Wolfe (1956) with
 * pairwise steps: weight moves from the point that lies farthest against the wanted direction to the one farthest along it.
 */
export function nearestMixture(color: Triple, points: readonly Triple[]): Triple {
  const [wr, wg, wb] = WEIGHTS;
  const [red, green, blue] = color;
  const count = points.length;
  const flat = Float64Array.from(points.flat());
  const weights = new Float64Array(count);
  const reachOf = (point: number, x: number, y: number, z: number) =>
    (flat[point] ?? 0) * wr * x + (flat[point + 1] ?? 0) * wg * y + (flat[point + 2] ?? 0) * wb * z;
  let start = 0;
  for (let index = 1; index < count; index++)
    if (distance(points[index] ?? color, color) < distance(points[start] ?? color, color)) start = index;
  weights[start] = 1;
  let [mixedRed, mixedGreen, mixedBlue] = points[start] ?? color;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const x = red - mixedRed;
    const y = green - mixedGreen;
    const z = blue - mixedBlue;
    let ahead = 0;
    let farthest = Number.NEGATIVE_INFINITY;
    let behind = 0;
    let nearest = Number.POSITIVE_INFINITY;
    for (let index = 0; index < count; index++) {
      const reach = reachOf(index * 3, x, y, z);
      if (reach > farthest) {
        farthest = reach;
        ahead = index;
      }
      if (reach < nearest && (weights[index] ?? 0) > 0) {
        nearest = reach;
        behind = index;
      }
    }
    const gain = farthest - nearest;
    if (gain < NO_GAIN) break;
    const stepRed = (flat[ahead * 3] ?? 0) - (flat[behind * 3] ?? 0);
    const stepGreen = (flat[ahead * 3 + 1] ?? 0) - (flat[behind * 3 + 1] ?? 0);
    const stepBlue = (flat[ahead * 3 + 2] ?? 0) - (flat[behind * 3 + 2] ?? 0);
    const length = stepRed * stepRed * wr + stepGreen * stepGreen * wg + stepBlue * stepBlue * wb;
    const amount = Math.min(weights[behind] ?? 0, gain / Math.max(length, 1e-12));
    weights[ahead] = (weights[ahead] ?? 0) + amount;
    weights[behind] = (weights[behind] ?? 0) - amount;
    mixedRed += stepRed * amount;
    mixedGreen += stepGreen * amount;
    mixedBlue += stepBlue * amount;
  }
  return [mixedRed, mixedGreen, mixedBlue];
}

const stepOf = (light: number) => Math.round(Math.sqrt(Math.max(0, Math.min(1, light))) * (STEPS - 1));
const lightOf = (step: number) => (step / (STEPS - 1)) ** 2;
const minus = (a: Triple, b: Triple): Triple => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Triple, b: Triple) =>
  a[0] * b[0] * WEIGHTS[0] + a[1] * b[1] * WEIGHTS[1] + a[2] * b[2] * WEIGHTS[2];
const distance = (a: Triple, b: Triple) => {
  const difference = minus(a, b);
  return dot(difference, difference);
};
