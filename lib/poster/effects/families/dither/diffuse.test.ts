import { oklab } from "culori";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oklabOf, toLinear } from "@/lib/color";
import { diffuse, type LinearPixels } from "./diffuse";
import { createInkMatcher, inksOf } from "./ink-matcher";
import { KERNEL_IDS, KERNELS, type KernelId } from "./kernels";
import { nearestOf, noisePixels, type PlainInk, plainInk } from "./test/plain-inks";

/** The kernels as they are printed in the literature; the first row stops before the pixel itself, `.` stands for it. */
const PRINTED: Record<KernelId, string> = {
  "floyd-steinberg": "16: . 7 / 3 5 1",
  atkinson: "8: . 1 1 / 1 1 1 / 1",
  "jarvis-judice-ninke": "48: . 7 5 / 3 5 7 5 3 / 1 3 5 3 1",
  stucki: "42: . 8 4 / 2 4 8 4 2 / 1 2 4 2 1",
  burkes: "32: . 8 4 / 2 4 8 4 2",
  sierra: "32: . 5 3 / 2 4 5 4 2 / 2 3 2",
  "two-row-sierra": "16: . 4 3 / 1 2 3 2 1",
  "sierra-lite": "4: . 2 / 1 1 0",
};

/** Reads a printed kernel: lower rows are centred under the pixel. */
function readKernel(printed: string): { right: number; down: number; share: number }[] {
  const [divisor = "1", body = ""] = printed.split(":");
  return body.split("/").flatMap((line, down) => {
    const numbers = line.trim().split(" ");
    const middle = down === 0 ? 0 : (numbers.length - 1) / 2;
    return numbers.flatMap((number, at) =>
      number === "."
        ? []
        : [{ right: at - middle, down, share: Math.fround(Number(number) / Number(divisor)) }],
    );
  });
}

/** The textbook, word for word: a grid of pixels, each pushing its error to the neighbours that exist. */
function reference(
  pixels: LinearPixels,
  id: KernelId,
  inks: readonly PlainInk[],
  serpentine: boolean,
): number[] {
  const { widthPx, heightPx, data } = pixels;
  const grid = Array.from({ length: heightPx }, (_, y) =>
    Array.from({ length: widthPx }, (_, x) => [...data.slice((y * widthPx + x) * 4).slice(0, 3)]),
  );
  const chosen: number[][] = [];
  for (let y = 0; y < heightPx; y++) {
    const direction = serpentine && y % 2 === 1 ? -1 : 1;
    for (let step = 0; step < widthPx; step++) {
      const x = direction < 0 ? widthPx - 1 - step : step;
      const pixel = grid[y]?.[x] ?? [];
      const ink = nearestOf(pixel, inks);
      chosen[y * widthPx + x] = [...ink.bytes, 255];
      for (const { right, down, share } of readKernel(PRINTED[id])) {
        const neighbour = grid[y + down]?.[x + right * direction];
        neighbour?.forEach((value, channel) => {
          const error = (pixel[channel] ?? 0) - (ink.light[channel] ?? 0);
          neighbour[channel] = Math.fround(value + error * share);
        });
      }
    }
  }
  return chosen.flat();
}

const flat = (value: number, sidePx = 64): LinearPixels => ({
  widthPx: sidePx,
  heightPx: sidePx,
  data: Float32Array.from({ length: sidePx * sidePx * 4 }, (_, index) => (index % 4 === 3 ? 1 : value)),
});

const BLACK_WHITE = createInkMatcher(inksOf(["#000000", "#ffffff"]));

const PALETTES = [
  ["#000000", "#ffffff"],
  ["#1a1a2e", "#c0392b", "#f5f5dc"],
  ["#000000", "#0000ff", "#ff0000", "#ff00ff", "#00ff00", "#00ffff", "#ffff00", "#ffffff"],
];

describe("diffuse", () => {
  it.each(KERNEL_IDS)("%s equals the textbook, bit for bit", (id) => {
    for (const palette of PALETTES) {
      const matcher = createInkMatcher(inksOf(palette));
      const inks = palette.map(plainInk);
      for (const serpentine of [false, true]) {
        for (const seed of [1, 2]) {
          const pixels = noisePixels(37, 23, seed);
          expect([...diffuse(pixels, id, matcher, { serpentine })]).toEqual(
            reference(pixels, id, inks, serpentine),
          );
        }
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
