import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatUnicodeRange,
  includesCodePoint,
  intersectRanges,
  mergeRanges,
  parseUnicodeRange,
  subtractRanges,
} from "./unicode-range";

const ranges = fc
  .array(fc.tuple(fc.nat(0x10ffff), fc.nat(500)), { maxLength: 20 })
  .map((pairs) => mergeRanges(pairs.map(([first, length]) => [first, Math.min(0x10ffff, first + length)])));

describe("unicode ranges", () => {
  it("reads every form that CSS has", () => {
    expect(parseUnicodeRange("U+41, u+100-17F,U+4??, U+42")).toEqual([
      [0x41, 0x42],
      [0x100, 0x17f],
      [0x400, 0x4ff],
    ]);
    expect(() => parseUnicodeRange("U+41; color: red")).toThrow("no unicode-range");
  });

  it("writes what it reads", () => {
    fc.assert(
      fc.property(ranges, (value) => {
        fc.pre(value.length > 0);
        expect(parseUnicodeRange(formatUnicodeRange(value))).toEqual(value);
      }),
    );
  });

  it("finds, intersects and subtracts alike", () => {
    fc.assert(
      fc.property(ranges, ranges, fc.nat(0x10ffff), (a, b, point) => {
        for (const probe of [point, ...a.flat(), ...b.flat()]) {
          const inA = includesCodePoint(a, probe);
          const inB = includesCodePoint(b, probe);
          expect(includesCodePoint(intersectRanges(a, b), probe)).toBe(inA && inB);
          expect(includesCodePoint(subtractRanges(a, b), probe)).toBe(inA && !inB);
        }
      }),
    );
  });
});
