import { describe, expect, it } from "vitest";
import { plateMoves } from "./plate-moves";
import { pressOf } from "./press";

const press = pressOf("#ffffff", ["#ffe800", "#ff48b0", "#00a95c", "#3d5588"]);

describe("plateMoves", () => {
  it("is the same print for the same seed, and another copy for another", () => {
    expect(plateMoves(press, 3, 5)).toEqual(plateMoves(press, 3, 5));
    expect(plateMoves(press, 3, 5)).not.toEqual(plateMoves(press, 3, 6));
  });

  it("leaves the darkest plate in its place and slips every other, no farther than asked", () => {
    for (let seed = 0; seed < 40; seed++) {
      const moves = plateMoves(press, 4, seed);
      expect(moves[3]).toEqual({ slip: [0, 0], skew: 0, screenAngle: 45 });
      for (const { slip } of moves.slice(0, 3)) {
        expect(Math.hypot(...slip)).toBeLessThanOrEqual(4);
        expect(Math.hypot(...slip)).toBeGreaterThan(2);
      }
    }
  });

  it("slips no two plates the same way", () => {
    for (let seed = 0; seed < 40; seed++) {
      const [a, b, c] = plateMoves(press, 4, seed).map(({ slip }) => slip);
      for (const [one, other] of [
        [a, b],
        [b, c],
        [a, c],
      ]) {
        expect(
          Math.hypot((one?.[0] ?? 0) - (other?.[0] ?? 0), (one?.[1] ?? 0) - (other?.[1] ?? 0)),
        ).toBeGreaterThan(1);
      }
    }
  });

  it("in register moves nothing, and turns every screen differently", () => {
    const moves = plateMoves(press, 0, 1);
    expect(new Set(moves.map(({ screenAngle }) => screenAngle)).size).toBe(4);
    for (const { slip, skew } of moves) expect(Math.hypot(...slip, skew)).toBe(0);
  });
});
