import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadMotion, movingAnimation, withParameters } from "./motion";
import { textAnimations } from "./registry";
import { type TextAnimation, textAnimation } from "./schema";
import { REST, type UnitMotion } from "./unit-motion";

const COUNT = 12;
const parse = (value: unknown) => textAnimation.parse(value);

const moves = new Map(
  await Promise.all(textAnimations.ids.map(async (type) => [type, await loadMotion(type)] as const)),
);

function textMotion(animation: TextAnimation | undefined) {
  const moving = movingAnimation(animation);
  const move = moving && moves.get(moving.type);
  return move ? withParameters(move, moving) : null;
}

function motionOf(type: string, parameters: Record<string, unknown> = {}) {
  const motion = textMotion(parse({ mode: "animated", animation: { type, ...parameters } }));
  if (!motion) throw new Error(`${type} does not move`);
  return motion;
}

// Through JSON, which knows no -0.
const frame = (motion: ReturnType<typeof motionOf>, timeSeconds: number, seed = 1): UnitMotion[] =>
  Array.from({ length: COUNT }, (_, index) =>
    JSON.parse(JSON.stringify(motion(index, COUNT, timeSeconds, seed))),
  );

/** Whether text in which every unit is drawn so can be read. */
function expectReadable(units: readonly UnitMotion[]): void {
  for (const unit of units) {
    expect(unit.visible).toBe(true);
    expect(unit.opacity).toBeGreaterThan(0.6);
    expect(Math.hypot(unit.dxEm, unit.dyEm)).toBeLessThan(0.6);
    expect(unit.scale).toBeGreaterThan(0.5);
    expect(unit.splitEm).toBe(0);
  }
}

describe.each(textAnimations.ids)("the text animation %s", (type) => {
  it("can be read at time 0", () => {
    expectReadable(frame(motionOf(type), 0));
  });

  it("moves", () => {
    const motion = motionOf(type);
    const frames = Array.from({ length: 60 }, (_, index) => JSON.stringify(frame(motion, index / 10)));
    expect(new Set(frames).size).toBeGreaterThan(10);
  });

  it("comes to rest, readable, when it does not loop", () => {
    for (const preset of textAnimations.get(type)?.presets ?? []) {
      const motion = motionOf(type, { ...preset.settings, loop: false });
      const last = frame(motion, 120);
      expectReadable(last);
      expect(last).toEqual(frame(motion, 3000));
      for (const unit of last) expect({ ...unit, glow: 0, opacity: 1 }).toEqual(REST);
    }
  });

  it("gives the same answer for the same time and seed, in any order", () => {
    const motion = motionOf(type);
    const times = [4.3, 0.2, 11.9, 0.2, 4.3];
    const once = times.map((time) => JSON.stringify(frame(motion, time)));
    const again = [...times].reverse().map((time) => JSON.stringify(frame(motionOf(type), time)));
    expect(again.reverse()).toEqual(once);
  });

  it("answers finite, drawable numbers for all parameters in range", () => {
    const unit = fc.integer({ min: 0, max: 499 });
    fc.assert(
      fc.property(
        fc.record({
          speed: fc.double({ min: 0.1, max: 5, noNaN: true }),
          amplitude: fc.double({ min: 0, max: 100, noNaN: true }),
          staggerDelay: fc.double({ min: 0, max: 500, noNaN: true }),
          staggerMode: fc.constantFrom("sequential", "random", "center-out", "edges-in"),
          loop: fc.boolean(),
        }),
        unit,
        fc.double({ min: 0, max: 1e5, noNaN: true }),
        fc.integer(),
        (parameters, index, timeSeconds, seed) => {
          const motion = motionOf(type, parameters)(index, 500, timeSeconds, seed);
          for (const key of ["dxEm", "dyEm", "rotationDeg"] as const)
            expect(motion[key]).toSatisfy(Number.isFinite);
          expect(motion.scale).toBeGreaterThan(0);
          expect(motion.opacity).toBeGreaterThanOrEqual(0);
          expect(motion.opacity).toBeLessThanOrEqual(1);
          expect(motion.glow).toBeGreaterThanOrEqual(0);
          expect(motion.glow).toBeLessThanOrEqual(1);
          expect(motion.splitEm).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.skipIf(type === "typewriter")("stands still at amplitude 0", () => {
    for (const time of [0, 0.7, 2.1, 5]) {
      for (const unit of frame(motionOf(type, { amplitude: 0 }), time)) expect(unit).toEqual(REST);
    }
  });
});

describe("movingAnimation", () => {
  it("takes the parameters nested, flat, or with a mode beside", () => {
    const parameters = { type: "wave", amplitude: 80, frequency: 2 };
    const nested = textMotion(parse({ mode: "animated", animation: parameters }));
    const flat = textMotion(parse(parameters));
    expect(nested?.(3, 8, 1.2, 0)).toEqual(flat?.(3, 8, 1.2, 0));
    expect(textMotion(parse({ mode: "static", ...parameters }))).toBeNull();
  });

  it.each([
    ["no animation", undefined],
    ["mode static", { mode: "static", animation: { type: "wave" } }],
    ["enabled false", { mode: "animated", animation: { type: "wave", enabled: false } }],
    ["a mode alone", { mode: "animated" }],
  ])("is null for %s", (_, animation) => {
    expect(textMotion(animation === undefined ? undefined : parse(animation))).toBeNull();
  });

  it("begins in the order of the stagger mode", () => {
    const order = (staggerMode: string, seed = 1) => {
      const motion = motionOf("bounce", { staggerMode, staggerDelay: 100, loop: false });
      const begins = Array.from({ length: 5 }, (_, index) => {
        for (let time = 0; time < 3; time += 0.01) if (motion(index, 5, time, seed).dyEm !== 0) return time;
        return Number.POSITIVE_INFINITY;
      });
      return begins.map((time) => Math.round(time * 10));
    };
    expect(order("sequential")).toEqual([0, 1, 2, 3, 4]);
    expect(order("center-out")).toEqual([2, 1, 0, 1, 2]);
    expect(order("edges-in")).toEqual([0, 1, 2, 1, 0]);
    expect(order("random", 1)).not.toEqual(order("random", 2));
  });

  it("types one character after another, and leaves the others out", () => {
    const motion = motionOf("typewriter", { staggerDelay: 100, loop: false });
    const typed = (time: number) => frame(motion, time).filter((unit) => unit.visible).length;
    expect([0, 1, 1.3, 1.6, 1.8, 5].map(typed)).toEqual([12, 12, 0, 1, 3, 12]);
    expect(
      frame(motion, 1.8)
        .map((unit) => unit.caret)
        .indexOf(true),
    ).toBe(2);
    expect(frame(motion, 60).some((unit) => unit.caret)).toBe(false);
  });
});
