import type { LinearPixels } from "../diffuse";

/**
 * Inks and their choice written out a second time, as a textbook would, for tests that compare with the product bit for
 * bit. Nothing here comes from the product but the shape of its pixels.
 */
export interface PlainInk {
  readonly bytes: readonly number[];
  readonly light: readonly number[];
}

/** An ink from `#rrggbb`. */
export function plainInk(hex: string): PlainInk {
  const bytes = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const light = bytes.map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return { bytes, light };
}

/** The first of the inks that are nearest to a colour: squared distance in OKLab and in linear light. */
export function nearestOf(color: readonly number[], inks: readonly PlainInk[]): PlainInk {
  const shown = color.map((value) => Math.min(1, Math.max(0, value)));
  const distances = inks.map(
    ({ light }) => squared(labOf(shown), labOf(light)) + squared(weighted(color), weighted(light)),
  );
  const nearest = inks[distances.indexOf(Math.min(...distances))];
  if (!nearest) throw new Error("There are no inks");
  return nearest;
}

function labOf([red = 0, green = 0, blue = 0]: readonly number[]): number[] {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function weighted([red = 0, green = 0, blue = 0]: readonly number[]): number[] {
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return [2 * luma, red - luma, blue - luma];
}

const squared = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + (value - (b[at] ?? 0)) ** 2, 0);

/** Opaque pixels of random colours. */
export function noisePixels(widthPx: number, heightPx: number, seed: number): LinearPixels {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const data = Float32Array.from({ length: widthPx * heightPx * 4 }, (_, index) =>
    index % 4 === 3 ? 1 : next(),
  );
  return { widthPx, heightPx, data };
}
