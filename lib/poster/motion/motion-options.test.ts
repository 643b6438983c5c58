import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FRAME_RATES, frameTimes, MAX_SECONDS, motionSize } from "./motion-options";

describe("frameTimes", () => {
  it("lasts as long as it should, whatever the rate", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FRAME_RATES),
        fc.integer({ min: 1, max: MAX_SECONDS }),
        (framesPerSecond, lengthSeconds) => {
          const frames = frameTimes({ framesPerSecond, lengthSeconds });
          expect(frames).toHaveLength(framesPerSecond * lengthSeconds);
          expect(frames.reduce((sum, { durationMs }) => sum + durationMs, 0)).toBe(lengthSeconds * 1000);
          expect(frames[0]?.timeSeconds).toBe(0);
          expect(frames.at(-1)?.timeSeconds).toBeLessThan(lengthSeconds);
          let shownMs = 0;
          for (const [index, { timeSeconds, durationMs }] of frames.entries()) {
            expect(timeSeconds).toBeCloseTo(index / framesPerSecond, 9);
            // Whole ms: a frame is shown at most half of one before or after the time that it was drawn for.
            expect(Math.abs(shownMs - timeSeconds * 1000)).toBeLessThanOrEqual(0.5 + 1e-9);
            shownMs += durationMs;
          }
        },
      ),
    );
  });
});

describe("motionSize", () => {
  it.each([
    [{ widthPx: 540, heightPx: 960 }, 360, { widthPx: 360, heightPx: 640 }],
    [{ widthPx: 960, heightPx: 540 }, 1080, { widthPx: 1920, heightPx: 1080 }],
    [{ widthPx: 541, heightPx: 777 }, 361, { widthPx: 362, heightPx: 518 }],
  ])("scales %j to a short side of %i, in even numbers", (reference, shortSidePx, size) => {
    expect(motionSize(reference, shortSidePx)).toEqual(size);
  });
});
