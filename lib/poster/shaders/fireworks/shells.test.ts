import { describe, expect, it } from "vitest";
import { SHELL_KINDS } from "./kinds";
import { ROUND_SHELLS } from "./limits";
import { type Show, strokesAt } from "./shells";

const show: Show = {
  shellsPerSecond: 1.5,
  colors: [[1, 0.2, 0.1]],
  kinds: SHELL_KINDS,
  radius: 150,
  gravity: 120,
  trail: 1,
  canvas: { widthPx: 540, heightPx: 960 },
  ground: 0,
  seed: 3,
};

describe("strokesAt", () => {
  it("is the same for the same time and seed, and comes round", () => {
    const first = strokesAt(show, 2.3);
    expect(strokesAt(show, 2.3)).toEqual(first);
    expect(strokesAt({ ...show, seed: 4 }, 2.3)).not.toEqual(first);
    const round = ROUND_SHELLS / show.shellsPerSecond;
    const again = strokesAt(show, 2.3 + round);
    expect(again.length).toBe(first.length);
    for (const [index, stroke] of again.entries()) {
      expect(stroke.from[1]).toBeCloseTo(first[index]?.from[1] ?? Number.NaN, 6);
    }
  });

  it("has something to show at any time, and never more than the table holds", () => {
    for (let time = 0; time < 14; time += 0.37) {
      const strokes = strokesAt({ ...show, shellsPerSecond: 4 }, time);
      expect(strokes.length).toBeGreaterThan(20);
      expect(strokes.length).toBeLessThan(12_000);
      const values = strokes.flatMap(({ from, to, radius, lightFrom, lightTo }) => [
        ...[...from, ...to],
        ...[radius, lightFrom, lightTo],
      ]);
      expect(values.every(Number.isFinite)).toBe(true);
    }
  });

  it("sparks fall: their middle sinks with gravity and does not without", () => {
    const middle = (gravity: number) => {
      const strokes = strokesAt({ ...show, gravity }, 6).map(({ from }) => from[1]);
      return strokes.reduce((sum, y) => sum + y, 0) / strokes.length;
    };
    expect(middle(200)).toBeGreaterThan(middle(0) + 5);
  });
});
