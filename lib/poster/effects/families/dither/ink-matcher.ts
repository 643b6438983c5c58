import { hexToRgb, lumaOf, oklabOf, toLinear } from "@/lib/color";

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
  /** Index of the ink that looks most like linear red, green and blue: 0 to 1, and beyond where error was handed on. */
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

/** How much brightness counts against the two differences of colour from it, in linear light. */
const LUMA_WEIGHT = 4;

const NUMBERS = 6;

/**
 * Matches colours to inks by how alike they look: squared distance in OKLab, plus the squared difference in linear light.
 * OKLab alone lets error pile up without end: it does not see how far a colour lies beyond what can be shown, and a little
 * of a saturated ink goes a long way in the dark. Of two inks as near the earlier is taken.
 */
export function createInkMatcher(inks: readonly Ink[]): InkMatcher {
  const places = Float64Array.from(
    inks.flatMap(({ linear: [red, green, blue] }) => [
      ...oklabOf(red, green, blue),
      ...weighLight(red, green, blue),
    ]),
  );
  return {
    inks,
    match(red, green, blue) {
      const [lightness, a, b] = oklabOf(clip(red), clip(green), clip(blue));
      const [luma, redder, bluer] = weighLight(red, green, blue);
      let best = 0;
      let bestDistance = Number.POSITIVE_INFINITY;
      for (let ink = 0, at = 0; at < places.length; ink++, at += NUMBERS) {
        const distance =
          (lightness - (places[at] ?? 0)) ** 2 +
          (a - (places[at + 1] ?? 0)) ** 2 +
          (b - (places[at + 2] ?? 0)) ** 2 +
          (luma - (places[at + 3] ?? 0)) ** 2 +
          (redder - (places[at + 4] ?? 0)) ** 2 +
          (bluer - (places[at + 5] ?? 0)) ** 2;
        if (distance >= bestDistance) continue;
        bestDistance = distance;
        best = ink;
      }
      return best;
    },
  };
}

/** Brightness and the differences of red and blue from it, so that squares add up as they count. */
function weighLight(red: number, green: number, blue: number): [number, number, number] {
  const luma = lumaOf(red, green, blue);
  return [luma * Math.sqrt(LUMA_WEIGHT), red - luma, blue - luma];
}

/** Error may carry a channel beyond what can be shown. */
const clip = (light: number) => (light <= 0 ? 0 : Math.min(light, 1));
