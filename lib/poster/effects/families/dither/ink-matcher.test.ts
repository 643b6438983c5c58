import { oklab } from "culori";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toLinear } from "@/lib/color";
import { palettes } from "../../../palettes/registry";
import { diffuse, type LinearPixels } from "./diffuse";
import { fitToInks } from "./fit-inks";
import { createInkMatcher, inksOf } from "./ink-matcher";
import { KERNEL_IDS } from "./kernels";

const channel = fc.double({ min: 0, max: 1, noNaN: true });

describe("createInkMatcher", () => {
  it("finds each ink of every palette itself", () => {
    for (const palette of palettes.entries) {
      const { inks, match } = createInkMatcher(inksOf(palette.colors));
      expect(inks.map(({ linear }) => match(...linear))).toEqual(inks.map((_, index) => index));
    }
  });

  it("takes the ink that culori's OKLab calls nearest, unless another is nearer in light", () => {
    const colors = palettes.get("teletext")?.colors ?? [];
    const labs = colors.map((color) => oklab(color));
    const { inks, match } = createInkMatcher(inksOf(colors));
    const inLight = (a: readonly number[], b: readonly number[]) => {
      const luma = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
        0.2126 * red + 0.7152 * green + 0.0722 * blue;
      const difference = a.map((value, at) => value - (b[at] ?? 0));
      const bright = luma(difference);
      return 4 * bright ** 2 + ((difference[0] ?? 0) - bright) ** 2 + ((difference[2] ?? 0) - bright) ** 2;
    };
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const wanted = oklab({ mode: "rgb", r, g, b });
        const light = [toLinear(r), toLinear(g), toLinear(b)] as const;
        const distances = labs.map((lab, at) => {
          const looks =
            (wanted.l - (lab?.l ?? 0)) ** 2 +
            ((wanted.a ?? 0) - (lab?.a ?? 0)) ** 2 +
            ((wanted.b ?? 0) - (lab?.b ?? 0)) ** 2;
          return looks + inLight(light, inks[at]?.linear ?? []);
        });
        expect((distances[match(...light)] ?? 9) - Math.min(...distances)).toBeLessThan(1e-3);
      }),
    );
  });

  it("takes what error carried beyond black and white for black and white", () => {
    const { match } = createInkMatcher(inksOf(["#000000", "#ffffff"]));
    expect([match(-3, -3, -3), match(9, 9, 9)]).toEqual([0, 1]);
  });

  it.each(KERNEL_IDS.filter((id) => id !== "atkinson"))(
    "keeps the error of %s bounded: every palette prints every flat colour with its light",
    (kernelId) => {
      for (const { id, colors } of palettes.entries) {
        const inks = inksOf(colors);
        const matcher = createInkMatcher(inks);
        for (const color of [
          [0.02, 0.01, 0.05],
          [0.3, 0.05, 0.02],
          [0.7, 0.55, 0.45],
          [0.2, 0.2, 0.2],
        ]) {
          const side = 64;
          const pixels: LinearPixels = {
            widthPx: side,
            heightPx: side,
            data: Float32Array.from({ length: side * side * 4 }, (_, at) => color[at % 4] ?? 1),
          };
          fitToInks(pixels, inks);
          const wanted = [...pixels.data.slice(0, 3)];
          const bytes = diffuse(pixels, kernelId, matcher);
          wanted.forEach((value, at) => {
            // The lower half: error needs a few rows until it is level.
            const printed = bytes.subarray(bytes.length / 2).filter((_, index) => index % 4 === at);
            const mean = printed.reduce((sum, byte) => sum + toLinear(byte / 255), 0) / printed.length;
            expect(Math.abs(mean - value), `${id} ${color}`).toBeLessThan(0.08);
          });
        }
      }
    },
  );
});
