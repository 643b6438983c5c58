import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lumaOf } from "@/lib/color";
import { palettes } from "../../../palettes/registry";
import { diffuse, type LinearPixels } from "./diffuse";
import { fitToInks, layAlongInks, nearestMixture } from "./fit-inks";
import { createInkMatcher, inksOf } from "./ink-matcher";

const channel = fc.double({ min: 0, max: 1, noNaN: true });
const one = (red: number, green: number, blue: number): LinearPixels => ({
  widthPx: 1,
  heightPx: 1,
  data: Float32Array.from([red, green, blue, 1]),
});

function flat(color: readonly number[], sidePx: number): LinearPixels {
  const data = Float32Array.from({ length: sidePx * sidePx * 4 }, (_, at) => color[at % 4] ?? 1);
  return { widthPx: sidePx, heightPx: sidePx, data };
}

describe("nearestMixture", () => {
  const inks = inksOf(palettes.get("teletext")?.colors ?? []).map((ink) => ink.linear);

  it("leaves what can be mixed", () => {
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        const mixture = nearestMixture([red, green, blue], inks);
        for (const [at, value] of [red, green, blue].entries()) expect(mixture[at]).toBeCloseTo(value, 2);
      }),
    );
  });

  it("of black and white is the grey of the same luminance", () => {
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        const mixture = nearestMixture(
          [red, green, blue],
          [
            [0, 0, 0],
            [1, 1, 1],
          ],
        );
        for (const value of mixture) expect(value).toBeCloseTo(lumaOf(red, green, blue), 6);
      }),
    );
  });

  it("is never farther than any single ink", () => {
    const points = inksOf(palettes.get("synthwave")?.colors ?? []).map((ink) => ink.linear);
    const off = (a: readonly number[], b: readonly number[]) =>
      [0.2126, 0.7152, 0.0722].reduce((sum, w, at) => sum + w * ((a[at] ?? 0) - (b[at] ?? 0)) ** 2, 0);
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        const color = [red, green, blue] as const;
        const found = off(nearestMixture(color, points), color);
        for (const point of points) expect(found).toBeLessThanOrEqual(off(point, color) + 1e-9);
      }),
    );
  });
});

describe("fitToInks", () => {
  it("keeps error from smearing: a dark field under a colour that cannot be mixed stays dark", () => {
    const inks = inksOf(palettes.get("synthwave")?.colors ?? []);
    const pixels = flat([1, 1, 1, 1], 64);
    // Black from row 32 on.
    for (let at = 64 * 32 * 4; at < pixels.data.length; at++) if (at % 4 < 3) pixels.data[at] = 0.005;
    fitToInks(pixels, inks);
    const bytes = diffuse(pixels, "floyd-steinberg", createInkMatcher(inks));
    const darkest = inks[0]?.bytes ?? [];
    let dark = 0;
    for (let at = 64 * 40 * 4; at < bytes.length; at += 4) if (bytes[at] === darkest[0]) dark++;
    expect(dark / (64 * 24)).toBeGreaterThan(0.95);
  });

  it("a colour printed in black and white has the colour's luminance", () => {
    const inks = inksOf(["#000000", "#ffffff"]);
    const pixels = flat([0.05, 0.53, 0.63, 1], 64);
    fitToInks(pixels, inks);
    const bytes = diffuse(pixels, "floyd-steinberg", createInkMatcher(inks));
    const white = bytes.filter((byte, at) => at % 4 === 0 && byte === 255).length / 64 ** 2;
    expect(Math.abs(white - lumaOf(0.05, 0.53, 0.63))).toBeLessThan(0.03);
  });
});

describe("layAlongInks", () => {
  it("makes black the first ink, white the last, and the middle the middle one", () => {
    const inks = inksOf(["#ff0000", "#00ff00", "#0000ff"]);
    const at = (light: number) => {
      const pixels = one(light, light, light);
      layAlongInks(pixels, inks);
      return [...pixels.data.slice(0, 3)].map((value) => Math.round(value * 100) / 100);
    };
    expect([at(0), at(0.18419), at(1)]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
  });
});
