import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lumaOf, toLinear } from "@/lib/color";
import { palettes } from "../../../palettes/registry";
import type { LinearPixels } from "./diffuse";
import { nearestMixture } from "./fit-inks";
import { inksOf } from "./ink-matcher";
import { createInkMixer } from "./ink-mixer";
import { inkSimplices } from "./ink-simplices";
import { THRESHOLD_MAP_IDS } from "./pattern-ids";
import { printInks } from "./print-inks";
import { thresholdMap } from "./threshold-map";

const channel = fc.double({ min: 0, max: 1, noNaN: true });
const HEX = fc.stringMatching(/^#[0-9a-f]{6}$/);

/** Mean light that a mixer prints a colour with, over all thresholds. */
function printed(colors: readonly string[], color: readonly [number, number, number]): number[] {
  const mixer = createInkMixer(inksOf(colors));
  const steps = 512;
  const sum = [0, 0, 0];
  for (let step = 0; step < steps; step++) {
    const ink = mixer.inks[mixer.pick(...color, (step + 0.5) / steps)];
    ink?.linear.forEach((value, at) => {
      sum[at] = (sum[at] ?? 0) + value / steps;
    });
  }
  return sum;
}

describe("inkSimplices", () => {
  it("share out every colour completely", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(HEX, { minLength: 2, maxLength: 8 }),
        channel,
        channel,
        channel,
        (colors, r, g, b) => {
          for (const { inks, shares } of inkSimplices(inksOf(colors))) {
            expect(new Set(inks).size).toBe(inks.length);
            const total = shares.reduce(
              (sum, [x = 0, y = 0, z = 0, base = 0]) => sum + x * r + y * g + z * b + base,
              0,
            );
            expect(total).toBeCloseTo(1, 4);
          }
        },
      ),
    );
  });

  it("put neighbours together where inks lie on a line", () => {
    const greys = inkSimplices(inksOf(palettes.get("greys")?.colors ?? []));
    expect(greys.map(({ inks }) => [...inks].sort())).toEqual([
      [3, 4],
      [2, 3],
      [1, 2],
      [0, 1],
    ]);
  });
});

describe("createInkMixer", () => {
  /** How far the printed mean is from colours that the inks can mix: at most in brightness, and in any channel. */
  const farthest = (id: string) => {
    const colors = palettes.get(id)?.colors ?? [];
    const points = inksOf(colors).map((ink) => ink.linear);
    let [bright, tinted] = [0, 0];
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const wanted = nearestMixture([r * r, g * g, b * b], points);
        const mean = printed(colors, wanted);
        const [red = 9, green = 9, blue = 9] = mean;
        bright = Math.max(bright, Math.abs(lumaOf(...wanted) - lumaOf(red, green, blue)));
        tinted = Math.max(tinted, ...wanted.map((value, at) => Math.abs(value - (mean[at] ?? 9))));
      }),
      { numRuns: 80 },
    );
    return { bright, tinted };
  };

  it.each(["teletext", "cga", "zx", "c64", "arcade", "vapor", "greys", "black-white"])(
    "prints whatever the inks of %s can mix, exactly",
    (id) => {
      const { bright, tinted } = farthest(id);
      expect(bright).toBeLessThan(0.01);
      expect(tinted).toBeLessThan(0.01);
    },
  );

  it.each(["ocean", "terracotta", "silver", "gameboy", "sepia"])(
    "prints the light of whatever the shades of %s can mix, from neighbours",
    (id) => {
      expect(farthest(id).bright).toBeLessThan(0.02);
      const { inks, pick } = createInkMixer(inksOf(palettes.get(id)?.colors ?? []));
      for (let level = 1; level < 40; level++) {
        const light = (level / 40) ** 2;
        const used = new Set(
          [0.05, 0.35, 0.65, 0.95].map((threshold) => pick(light, light, light, threshold)),
        );
        expect(used.size).toBeLessThanOrEqual(2);
        expect(Math.max(...used) - Math.min(...used)).toBeLessThanOrEqual(1);
      }
      expect(inks.length).toBeGreaterThan(3);
    },
  );

  it("blends to what it prints", () => {
    for (const id of ["teletext", "ocean", "sunset", "ink"]) {
      const colors = palettes.get(id)?.colors ?? [];
      const mixer = createInkMixer(inksOf(colors));
      const color = Float32Array.of(0.2, 0.3, 0.1);
      const mean = printed(colors, [0.2, 0.3, 0.1]);
      mixer.blend(color, 0);
      for (const [at, value] of color.entries()) expect(value).toBeCloseTo(mean[at] ?? 9, 2);
    }
  });

  it("stands up to inks that are all the same", () => {
    const mixer = createInkMixer(inksOf(["#336699", "#336699", "#336699"]));
    expect(mixer.inks[mixer.pick(0.1, 0.2, 0.3, 0.5)]?.bytes).toEqual([0x33, 0x66, 0x99]);
  });
});

describe.each(THRESHOLD_MAP_IDS)("an ordered dither with %s", (id) => {
  const { side } = thresholdMap(id);
  const tone = (light: number, colors: readonly string[], mapping: "nearest" | "ramp") => {
    const size = side * Math.max(1, Math.round(32 / side));
    const pixels: LinearPixels = {
      widthPx: size,
      heightPx: size,
      data: Float32Array.from({ length: size * size * 4 }, (_, at) => (at % 4 === 3 ? 1 : light)),
    };
    const bytes = printInks(pixels, id, inksOf(colors), mapping);
    let sum = 0;
    for (let at = 0; at < bytes.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = bytes.subarray(at, at + 3);
      sum += lumaOf(toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255));
    }
    return sum / (size * size);
  };
  const step = 1 / side ** 2;

  it("keeps the light of a grey to within a step, and a lighter grey is never darker", () => {
    for (const palette of ["black-white", "greys", "teletext", "cga"]) {
      const colors = palettes.get(palette)?.colors ?? [];
      let before = 0;
      for (let level = 0; level <= 64; level++) {
        const light = level / 64;
        const mean = tone(light, colors, "nearest");
        expect(Math.abs(mean - light), `${palette} ${light}`).toBeLessThan(step / 2 + 0.02);
        expect(mean).toBeGreaterThan(before - 0.01);
        before = mean;
      }
    }
  });

  it("along a ramp a lighter grey is never darker, from the first ink to the last", () => {
    for (const palette of ["gameboy", "sunset", "ocean"]) {
      const inks = inksOf(palettes.get(palette)?.colors ?? []);
      const colors = palettes.get(palette)?.colors ?? [];
      let before = 0;
      for (let level = 0; level <= 64; level++) {
        const mean = tone((level / 64) ** 2, colors, "ramp");
        expect(mean).toBeGreaterThanOrEqual(before - 1e-6);
        before = mean;
      }
      expect(tone(0, colors, "ramp")).toBeCloseTo(lumaOf(...(inks[0]?.linear ?? [9, 9, 9])), 3);
      expect(tone(1, colors, "ramp")).toBeCloseTo(lumaOf(...(inks.at(-1)?.linear ?? [9, 9, 9])), 3);
    }
  });

  it("leaves transparent what is transparent", () => {
    const pixels: LinearPixels = {
      widthPx: 1,
      heightPx: 2,
      data: Float32Array.of(1, 1, 1, 0.4, 1, 1, 1, 0.6),
    };
    const bytes = printInks(pixels, id, inksOf(["#000000", "#ffffff"]), "nearest");
    expect([...bytes]).toEqual([0, 0, 0, 0, 255, 255, 255, 255]);
  });
});
