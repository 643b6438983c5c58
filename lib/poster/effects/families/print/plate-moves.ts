import { lumaOf } from "@/lib/color";
import { type Press, printLight } from "./press";

/** How one plate lies on the paper, and which way its screen is turned. */
export interface PlateMove {
  /** Px of the reference canvas, to the right and downward. */
  readonly slip: readonly [number, number];
  /** Radians clockwise about the middle of the poster. */
  readonly skew: number;
  /** Degrees clockwise. */
  readonly screenAngle: number;
}

/** Screen angles from the darkest ink to the lightest: the strongest screen lies where the eye minds it least. */
const ANGLES = [45, 75, 15, 0] as const;

/** Skew, in radians, for each px that a plate may slip: about a px at the edge of a poster. */
const SKEW_PER_PX = 0.0012;

/**
 * Where the plates come to lie when they are printed one after another by hand. The darkest is what the others are laid
 * to, so that type stays sharp. The same seed gives the same print.
 */
export function plateMoves(press: Press, misregistrationPx: number, seed: number): readonly PlateMove[] {
  const darkestFirst = press.inks
    .map((_, ink) => ink)
    .sort((a, b) => brightness(press, a) - brightness(press, b) || a - b);
  const random = randomNumbers(seed);
  // The directions go around, so that no two plates slip the same way.
  const turn = random();
  const moves = darkestFirst.map((ink, place): [number, PlateMove] => {
    const screenAngle = ANGLES[place] ?? 0;
    const direction = 2 * Math.PI * (turn + (place + 0.5 * random()) / Math.max(1, press.inks.length - 1));
    const distance = misregistrationPx * (0.6 + 0.4 * random());
    const skew = misregistrationPx * SKEW_PER_PX * (2 * random() - 1);
    if (place === 0) return [ink, { slip: [0, 0], skew: 0, screenAngle }];
    return [
      ink,
      { slip: [distance * Math.cos(direction), distance * Math.sin(direction)], skew, screenAngle },
    ];
  });
  return moves.sort(([a], [b]) => a - b).map(([, move]) => move);
}

const brightness = (press: Press, ink: number) =>
  lumaOf(
    ...printLight(
      press,
      press.inks.map((_, at) => (at === ink ? 1 : 0)),
    ),
  );

/** Numbers from 0 to 1 that a seed repeats (Mulberry32, Tommy Ettinger). */
function randomNumbers(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
