import { describe, expect, it } from "vitest";
import { makeDotField } from "./dot-field";
import { DOT_GROWTH, DOT_RADIUS, dotSize, dotThresholds, packDots, THRESHOLD_MOST } from "./dot-tones";

const CELLS = 40;
const bytes = packDots(makeDotField(CELLS));

/** Share of random places that the dots below a threshold cover. */
function coverage(threshold: number, variation: number): number {
  let state = 11;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state / 2 ** 32) * CELLS;
  };
  const swollen = 1 + (Math.max(0, threshold - 255) * DOT_GROWTH) / (THRESHOLD_MOST - 255);
  let covered = 0;
  const count = 6000;
  for (let index = 0; index < count; index++) {
    const [px, py] = [next(), next()];
    const inside = [-1, 0, 1].some((v) =>
      [-1, 0, 1].some((u) => {
        const column = Math.floor(px) + u;
        const row = Math.floor(py) + v;
        const cell = (((row + CELLS) % CELLS) * CELLS + ((column + CELLS) % CELLS)) * 4;
        return [cell, cell + 2].some((slot) => {
          const [place = 0, order = 255] = bytes.subarray(slot, slot + 2);
          const dx = column + ((place >> 4) + 0.5) / 16 - px;
          const dy = row + ((place & 15) + 0.5) / 16 - py;
          return (
            order < Math.min(255, threshold) &&
            Math.hypot(dx, dy) < DOT_RADIUS * swollen * dotSize(place, order, variation)
          );
        });
      }),
    );
    if (inside) covered++;
  }
  return covered / count;
}

describe("packDots", () => {
  it("keeps nearly every dot: a third one in a cell is rare", () => {
    let dots = 0;
    for (let at = 1; at < bytes.length; at += 2) if (bytes[at] !== 255) dots++;
    expect(dots / (CELLS * CELLS)).toBeGreaterThan(0.98);
  });
});

describe.each([0, 0.4, 1])("dotThresholds with variation %s", (variation) => {
  const table = dotThresholds(bytes, CELLS, variation);

  it("rise with the tone", () => {
    expect(table).toHaveLength(65);
    for (let step = 1; step < table.length; step++) {
      expect(table[step] ?? 0).toBeGreaterThanOrEqual(table[step - 1] ?? 999);
    }
  });

  it("draw dots on the share of the paper that the tone asks for", () => {
    for (const step of [4, 16, 32, 48, 58]) {
      const got = coverage(table[step] ?? 0, variation);
      expect(Math.abs(got - step / 64), `${step}/64 gives ${got}`).toBeLessThan(0.035);
    }
  });
});
