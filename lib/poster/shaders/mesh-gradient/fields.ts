import { gpuRandom3 } from "../gpu-random";

/** Where the middle of a field of colour is, in short sides of the poster from its middle. */
export type FieldPoint = readonly [x: number, y: number];

/**
 * Where the fields are at a moment of their loop, 0 to 1. Each wanders on its own closed path, a whole number of times
 * in a loop. They are spread evenly round the middle first and then moved at random: no seed puts all the colours
 * into one corner. The first stays near the middle.
 * @param reach half the sides of the poster, in short sides.
 */
export function fieldsAt(count: number, reach: FieldPoint, seed: number, phase: number): FieldPoint[] {
  const turn = 2 * Math.PI;
  return Array.from({ length: count }, (_, index) => {
    const [ax, ay, az] = gpuRandom3(index, 1, seed);
    const [bx, by, bz] = gpuRandom3(index, 2, seed);
    const angle = turn * ((index + 0.5 * az) / count + bz);
    const away = index === 0 ? 0.25 : 0.85;
    const rounds = (chance: number) => 5 + Math.floor(5 * chance);
    return [
      reach[0] * (away * Math.cos(angle) + 0.3 * Math.sin(turn * (rounds(ax) * phase + bx))),
      reach[1] * (away * Math.sin(angle) + 0.3 * Math.cos(turn * (rounds(ay) * phase + by))),
    ];
  });
}
