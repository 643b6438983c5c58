import { oklab } from "culori";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oklabOf, toLinear } from "@/lib/color";
import { diffuse, type LinearPixels } from "./diffuse";
import { createInkMatcher, type InkMatcher, inksOf } from "./ink-matcher";
import { KERNEL_IDS, KERNELS, type KernelId } from "./kernels";

/** The textbook, word for word: a grid of pixels, each pushing its error to the neighbours that exist. */
function reference(pixels: LinearPixels, id: KernelId, matcher: InkMatcher, serpentine: boolean): number[][] {
  const grid = Array.from({ length: pixels.heightPx }, (_, y) =>
    Array.from({ length: pixels.widthPx }, (_, x) => [
      ...pixels.data.slice((y * pixels.widthPx + x) * 4).slice(0, 3),
    ]),
  );
  const chosen: number[][] = [];
  grid.forEach((row, y) => {
    const direction = serpentine && y % 2 === 1 ? -1 : 1;
    const columns = row.map((_, x) => (direction < 0 ? row.length - 1 - x : x));
    for (const x of columns) {
      const [red = 0, green = 0, blue = 0] = row[x] ?? [];
      const ink = matcher.inks[matcher.match(red, green, blue)];
      chosen[y * pixels.widthPx + x] = [...(ink?.bytes ?? []), 255];
      for (const { dx, dy, weight } of KERNELS[id].taps) {
        const neighbour = grid[y + dy]?.[x + dx * direction];
        if (!neighbour) continue;
        [red, green, blue].forEach((value, channel) => {
          const error = value - (ink?.linear[channel] ?? 0);
          const share = Math.fround(weight / KERNELS[id].divisor);
          neighbour[channel] = Math.fround((neighbour[channel] ?? 0) + error * share);
        });
      }
    }
  });
  return chosen;
}

function noise(widthPx: number, heightPx: number, seed: number): LinearPixels {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const data = Float32Array.from({ length: widthPx * heightPx * 4 }, (_, index) =>
    index % 4 === 3 ? 1 : next(),
  );
  return { widthPx, heightPx, data };
}

const flat = (value: number, sidePx = 64): LinearPixels => ({
  widthPx: sidePx,
  heightPx: sidePx,
  data: Float32Array.from({ length: sidePx * sidePx * 4 }, (_, index) => (index % 4 === 3 ? 1 : value)),
});

const BLACK_WHITE = createInkMatcher(inksOf(["#000000", "#ffffff"]));

describe("diffuse", () => {
  it.each(KERNEL_IDS)("%s equals the textbook, bit for bit", (id) => {
    const matcher = createInkMatcher(inksOf(["#1a1a2e", "#c0392b", "#f5f5dc"]));
    for (const serpentine of [false, true]) {
      for (const seed of [1, 2, 3]) {
        const pixels = noise(37, 23, seed);
        const bytes = diffuse(pixels, id, matcher, { serpentine });
        expect([...bytes]).toEqual(reference(pixels, id, matcher, serpentine).flat());
      }
    }
  });

  it.each(KERNEL_IDS.filter((id) => id !== "atkinson"))("%s keeps the mean light", (id) => {
    for (const light of [0.1, 0.25, 0.5, 0.8]) {
      const bytes = diffuse(flat(light), id, BLACK_WHITE);
      const white = bytes.filter((byte, index) => index % 4 === 0 && byte === 255).length / 64 ** 2;
      expect(Math.abs(white - light)).toBeLessThan(0.04);
    }
  });

  it("kernels hand on all of the error, Atkinson three quarters", () => {
    for (const id of KERNEL_IDS) {
      const sum = KERNELS[id].taps.reduce((total, tap) => total + tap.weight, 0) / KERNELS[id].divisor;
      expect(sum, id).toBe(id === "atkinson" ? 0.75 : 1);
    }
  });

  it("leaves transparent what is transparent, and hands nothing over it", () => {
    const pixels = flat(0.5, 8);
    pixels.data[3] = 0;
    const bytes = diffuse(pixels, "floyd-steinberg", BLACK_WHITE);
    expect([...bytes.slice(0, 4)]).toEqual([0, 0, 0, 0]);
    expect(bytes[7]).toBe(255);
    expect(bytes[4]).toBe(255);
  });
});

describe("colour arithmetic", () => {
  it("agrees with culori", () => {
    const channel = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const expected = oklab({ mode: "rgb", r, g, b });
        const [lightness, a, bb] = oklabOf(toLinear(r), toLinear(g), toLinear(b));
        expect(lightness).toBeCloseTo(expected.l, 3);
        expect(a).toBeCloseTo(expected.a, 3);
        expect(bb).toBeCloseTo(expected.b, 3);
      }),
    );
  });
});
