import { expect, it } from "vitest";
import { contrastSlope, gainOf } from "./tone-curve";

it("brightness is measured in stops", () => {
  expect(gainOf(0)).toBe(1);
  expect(gainOf(0.25)).toBe(2);
  expect(gainOf(-0.5)).toBe(0.25);
});

it("contrast steepens the middle and nothing else; below zero it does not", () => {
  expect(contrastSlope(0)).toBe(1);
  expect(contrastSlope(1)).toBe(4);
  expect(contrastSlope(-0.7)).toBe(1);
});
