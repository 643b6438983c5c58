import { expect, it } from "vitest";
import { loopOf, loopPhase } from "./loop";

it("is where it was after a loop, also before the start", () => {
  expect(loopPhase(3, 2, 24)).toBeCloseTo(0.25, 12);
  expect(loopPhase(3 + (loopOf(24)({ speed: 2 }) ?? 0), 2, 24)).toBeCloseTo(0.25, 12);
  expect(loopPhase(-3, 2, 24)).toBeCloseTo(0.75, 12);
});

it("has no loop when it stands still", () => {
  expect(loopOf(24)({ speed: 0 })).toBeNull();
  expect(loopPhase(99, 0, 24)).toBe(0);
});
