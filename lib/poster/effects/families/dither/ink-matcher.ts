import { hexToRgb, oklabOf, toLinear } from "@/lib/color";

/** Chooses the ink for a colour of linear light. */
export interface InkMatcher {
  readonly inks: readonly { readonly bytes: readonly number[]; readonly linear: readonly number[] }[];
  /** Index of the ink for linear red, green and blue (0 to 1; outside is clipped). */
  match(red: number, green: number, blue: number): number;
}

/**
 * Matches colours to inks: `nearest` by distance in OKLab, `ramp` by Rec. 709 luma along the inks in their order.
 * @param hexColors inks as `#rrggbb`.
 * @param threshold 0 to 1, 0.5 neutral: moves the point where the next lighter ink is taken.
 */
export function createInkMatcher(
  hexColors: readonly string[],
  mapping: "nearest" | "ramp",
  threshold: number,
): InkMatcher {
  const inks = hexColors.map((hex) => {
    const bytes = hexToRgb(hex);
    return { bytes, linear: bytes.map((byte) => toLinear(byte / 255)) };
  });
  const bias = 0.5 - threshold;
  return mapping === "ramp" ? rampMatcher(inks, bias) : nearestMatcher(inks, bias);
}

function rampMatcher(inks: InkMatcher["inks"], bias: number): InkMatcher {
  const lumas = inks.map(({ linear: [red = 0, green = 0, blue = 0] }) => lumaOf(red, green, blue));
  const [first = 0] = lumas;
  const last = lumas.at(-1) ?? 1;
  return {
    inks,
    match(red, green, blue) {
      const position = (lumaOf(red, green, blue) - first) / (last - first || 1) + bias * 0.5;
      return Math.max(0, Math.min(inks.length - 1, Math.round(position * (inks.length - 1))));
    },
  };
}

const lumaOf = (red: number, green: number, blue: number) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function nearestMatcher(inks: InkMatcher["inks"], bias: number): InkMatcher {
  const labs = inks.map(({ linear: [red = 0, green = 0, blue = 0] }) => oklabOf(red, green, blue));
  return {
    inks,
    match(red, green, blue) {
      const [lightness, a, b] = oklabOf(clip(red), clip(green), clip(blue));
      const shifted = lightness + bias * 0.5;
      let best = 0;
      let bestDistance = Number.POSITIVE_INFINITY;
      for (let index = 0; index < labs.length; index++) {
        const [inkLightness, inkA, inkB] = labs[index] ?? [0, 0, 0];
        const distance = (shifted - inkLightness) ** 2 + (a - inkA) ** 2 + (b - inkB) ** 2;
        if (distance < bestDistance) {
          bestDistance = distance;
          best = index;
        }
      }
      return best;
    },
  };
}

/** Error may carry a channel beyond what can be shown. */
const clip = (light: number) => Math.min(1, Math.max(0, light));
