import { hexToLight } from "@/lib/color";

/** Red, green and blue of linear light, 0 to 1. */
export type Light = readonly [number, number, number];

/** Paper and inks, and what they print. */
export interface Press {
  readonly paper: Light;
  /** How much light each ink lets through, without what its surface throws back. */
  readonly inks: readonly Light[];
}

/**
 * Share of the light that the surface of a print throws back whatever lies beneath it: no overprint is darker. About one
 * percent on coated paper.
 */
export const GLARE = 0.012;

/** A press from the colour of its paper and of each ink printed solid on white paper, all `#rrggbb`. */
export function pressOf(paper: string, inks: readonly string[]): Press {
  const through = (light: number) => Math.max(0, (light - GLARE) / (1 - GLARE));
  return {
    paper: hexToLight(paper),
    inks: inks.map((hex) => {
      const [red, green, blue] = hexToLight(hex);
      return [through(red), through(green), through(blue)];
    }),
  };
}

/**
 * Mean light of a print with each ink on a share of the paper, 0 to 1. Dots of several inks overlap by chance (Demichel's
 * rule), and where they do their light multiplies. The screens on the GPU obey the same rule.
 */
export function printLight({ paper, inks }: Press, coverage: ArrayLike<number>): Light {
  let red = 1 - GLARE;
  let green = 1 - GLARE;
  let blue = 1 - GLARE;
  for (let ink = 0; ink < inks.length; ink++) {
    const share = coverage[ink] ?? 0;
    const through = inks[ink];
    if (!through) break;
    red *= 1 - share * (1 - through[0]);
    green *= 1 - share * (1 - through[1]);
    blue *= 1 - share * (1 - through[2]);
  }
  return [paper[0] * (GLARE + red), paper[1] * (GLARE + green), paper[2] * (GLARE + blue)];
}

/** What a press can show of a colour: black becomes its darkest print, white its paper. */
export function toPaper(color: Light, darkest: Light, paper: Light): Light {
  const between = (at: 0 | 1 | 2) => darkest[at] + color[at] * (paper[at] - darkest[at]);
  return [between(0), between(1), between(2)];
}
