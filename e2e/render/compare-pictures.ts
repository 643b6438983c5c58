import { expect } from "../fixtures/test";
import { meanDifference, type Pixels } from "./capture-state";

/** Share of the pixels that differ from the ground. */
export function coverage(pixels: Pixels): number {
  const ground = pixels.data.subarray(0, 3);
  let covered = 0;
  for (let index = 0; index < pixels.data.length; index += 3) {
    if (!pixels.data.subarray(index, index + 3).equals(ground)) covered++;
  }
  return covered / (pixels.data.length / 3);
}

/** Fails with the names of pictures that differ by less than a mean of `least` steps of 255. */
export function expectAllToDiffer(pictures: ReadonlyMap<string, Pixels>, least: number): void {
  const named = [...pictures];
  const alike = named.flatMap(([name, picture], index) =>
    named
      .slice(index + 1)
      .filter(([, other]) => meanDifference(picture, other) < least)
      .map(([other]) => `${name} and ${other}`),
  );
  expect(alike).toEqual([]);
}
