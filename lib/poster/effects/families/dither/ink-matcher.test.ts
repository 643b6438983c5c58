import { oklab } from "culori";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toLinear } from "@/lib/color";
import { palettes } from "../../../palettes/registry";
import { createInkMatcher, inksOf } from "./ink-matcher";

const channel = fc.double({ min: 0, max: 1, noNaN: true });

describe("createInkMatcher", () => {
  it("finds each ink of every palette itself", () => {
    for (const palette of palettes.entries) {
      const { inks, match } = createInkMatcher(inksOf(palette.colors));
      expect(inks.map(({ linear }) => match(...linear))).toEqual(inks.map((_, index) => index));
    }
  });

  it("takes the ink that culori's OKLab calls nearest, or one as near as the cache's steps", () => {
    const colors = palettes.get("teletext")?.colors ?? [];
    const labs = colors.map((color) => oklab(color));
    const { match } = createInkMatcher(inksOf(colors));
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const wanted = oklab({ mode: "rgb", r, g, b });
        const distances = labs.map((lab) =>
          Math.hypot(
            wanted.l - (lab?.l ?? 0),
            (wanted.a ?? 0) - (lab?.a ?? 0),
            (wanted.b ?? 0) - (lab?.b ?? 0),
          ),
        );
        const found = match(toLinear(r), toLinear(g), toLinear(b));
        expect((distances[found] ?? 9) - Math.min(...distances)).toBeLessThan(0.12);
      }),
    );
  });

  it("clips what error carried beyond black and white", () => {
    const { match } = createInkMatcher(inksOf(["#000000", "#ffffff"]));
    expect([match(-3, -3, -3), match(9, 9, 9)]).toEqual([0, 1]);
  });
});
