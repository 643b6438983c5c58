import { coverageFitter } from "./fit-coverage";
import { type Light, type Press, printLight, toPaper } from "./press";

/** Places of the process inks on a press. */
export const PROCESS_INKS = ["cyan", "magenta", "yellow", "black"] as const;

/**
 * Separates into cyan, magenta, yellow and black. Black takes over what is grey in a colour: none at `blackGeneration` 0,
 * only the deepest shadows at a quarter, all of it at 1, where no place needs more than two chromatic inks and black.
 * @param press cyan, magenta, yellow and black, in this order.
 * @returns shares for a colour of linear light; black of the picture becomes solid black, white becomes paper.
 */
export function processSeparation(
  press: Press,
  blackGeneration: number,
): (color: Light) => readonly number[] {
  const darkest = printLight(press, blackGeneration > 0 ? [0, 0, 0, 1] : [1, 1, 1, 0]);
  const coverageOf = coverageFitter(press);
  return (color) => {
    const wanted = toPaper(color, darkest, press.paper);
    return coverageOf(wanted, [undefined, undefined, undefined, blackFor(press, wanted, blackGeneration)]);
  };
}

function blackFor(press: Press, wanted: Light, blackGeneration: number): number {
  if (blackGeneration <= 0) return 0;
  const solid = printLight(press, [0, 0, 0, 1]);
  const most = press.paper.map((paper, at) => (paper - (wanted[at] ?? 0)) / (paper - (solid[at] ?? 0)));
  const grey = Math.max(0, Math.min(1, ...most));
  return grey ** (1 / blackGeneration ** 2);
}

/** How much of the paper a dot covers that grew by dot gain, the growth being that at a half tone. */
export const withDotGain = (share: number, gain: number): number => share + 4 * gain * share * (1 - share);
