import { expect, it } from "vitest";
import { beamStep } from "./beam-steps";

it("passes sample the way evenly, without a gap or a place twice", () => {
  const taps = 4;
  const places: number[] = [];
  const walk = (pass: number, sum: number) => {
    if (pass === 3) places.push(sum);
    else for (let tap = 0; tap < taps; tap++) walk(pass + 1, sum + tap * beamStep(0.6, pass, taps, 3));
  };
  walk(0, 0);
  places.sort((a, b) => a - b);
  const finest = beamStep(0.6, 0, taps, 3);
  for (const [index, place] of places.entries()) expect(place).toBeCloseTo(index * finest, 10);
});

it("a length of 0 has no reach, and 1 stays finite", () => {
  expect(beamStep(0, 2, 6, 3)).toBeCloseTo(0, 12);
  expect(beamStep(1, 2, 6, 3)).toBeLessThan(1);
});
