import { hexToRgb, oklabOf, toLinear } from "@/lib/color";

/** One colour to print with. */
export interface Ink {
  /** sRGB, 0 to 255. */
  readonly bytes: readonly [number, number, number];
  /** Linear light, 0 to 1. */
  readonly linear: readonly [number, number, number];
}

/** Chooses the ink for a colour of linear light. */
export interface InkMatcher {
  readonly inks: readonly Ink[];
  /** Index of the ink that looks most like linear red, green and blue (0 to 1; outside is clipped). */
  match(red: number, green: number, blue: number): number;
}

/** Inks from `#rrggbb`. */
export function inksOf(hexColors: readonly string[]): readonly Ink[] {
  return hexColors.map((hex) => {
    const [red, green, blue] = hexToRgb(hex);
    return {
      bytes: [red, green, blue],
      linear: [toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255)],
    };
  });
}

/** Steps per channel of the cache. They are even in the square root of light, about as the eye sees it. */
const STEPS = 64;
const NOT_YET = 255;

/**
 * Matches colours to inks by distance in OKLab. Answers are remembered by colour, in steps of 1/63 of a channel's square
 * root, so that a picture of half a million cells asks OKLab a few thousand times.
 * @param inks at most 255.
 */
export function createInkMatcher(inks: readonly Ink[]): InkMatcher {
  const labs = inks.map(({ linear: [red, green, blue] }) => oklabOf(red, green, blue));
  const known = new Uint8Array(STEPS ** 3).fill(NOT_YET);
  return {
    inks,
    match(red, green, blue) {
      const key = (stepOf(red) * STEPS + stepOf(green)) * STEPS + stepOf(blue);
      const remembered = known[key] ?? NOT_YET;
      if (remembered !== NOT_YET) return remembered;
      const found = nearestInk(labs, key);
      known[key] = found;
      return found;
    },
  };
}

/** Error may carry a channel beyond what can be shown. */
const stepOf = (light: number) =>
  light <= 0 ? 0 : light >= 1 ? STEPS - 1 : (Math.sqrt(light) * (STEPS - 1) + 0.5) | 0;

const lightOf = (step: number) => (step / (STEPS - 1)) ** 2;

function nearestInk(labs: readonly (readonly [number, number, number])[], key: number): number {
  const blue = key % STEPS;
  const green = Math.floor(key / STEPS) % STEPS;
  const red = Math.floor(key / STEPS ** 2);
  const [lightness, a, b] = oklabOf(lightOf(red), lightOf(green), lightOf(blue));
  let best = 0;
  let bestDistance = Number.POSITIVE_INFINITY;
  labs.forEach(([inkLightness, inkA, inkB], index) => {
    const distance = (lightness - inkLightness) ** 2 + (a - inkA) ** 2 + (b - inkB) ** 2;
    if (distance >= bestDistance) return;
    bestDistance = distance;
    best = index;
  });
  return best;
}
