import { seededRandom } from "../seeded-random";

/** Lights behind the glass. */
export const LAMPS = 8;

/** A light: a squashed disc that is bright on one side. Lengths in px of the reference canvas. */
export interface Lamp {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Its width through its height. */
  readonly squash: number;
  /** Radians clockwise that its bright side looks in. */
  readonly turn: number;
}

const fraction = (value: number) => value - Math.floor(value);

/** The lights at a moment of their loop, 0 to 1: each goes round a closed path, one way or the other. */
export function lampsAt([widthPx, heightPx]: readonly [number, number], seed: number, phase: number): Lamp[] {
  const shortSide = Math.min(widthPx, heightPx);
  const first = seededRandom(seed, 11);
  const [startX, startY] = [first(), first()];
  return Array.from({ length: LAMPS }, (_, index) => {
    const random = seededRandom(seed, index, 12);
    const way = random() < 0.5 ? -1 : 1;
    const turnOf = (times: number, start: number) => 2 * Math.PI * (way * times * phase + start);
    // Even first places (Roberts' R2), so that no seed leaves half of the poster empty.
    return {
      x:
        (fraction(startX + 0.754878 * index) - 0.5) * widthPx * 0.95 +
        0.22 * shortSide * Math.sin(turnOf(1, random())),
      y:
        (fraction(startY + 0.56984 * index) - 0.5) * heightPx * 0.95 +
        0.22 * shortSide * Math.cos(turnOf(2, random())),
      radius: shortSide * (0.3 + 0.3 * random()),
      squash: 0.8 + 0.5 * random(),
      turn: turnOf(1, random()),
    };
  });
}
