import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clustersOf } from "./break-opportunities";
import { singleLine, wrapParagraph } from "./wrap";

/** One per grapheme cluster, so that limits count characters. */
const count = (text: string) => clustersOf(text).length;
const wrap = (text: string, limit: number) => wrapParagraph(text, limit, count);

describe("wrapParagraph", () => {
  it("breaks at spaces and lets those at a line's end hang", () => {
    expect(wrap("one two  three", 7)).toEqual(["one two", "three"]);
    expect(wrap("  indented text ", 10)).toEqual(["  indented", "text"]);
    expect(wrap("", 5)).toEqual([""]);
    expect(wrap("   ", 2)).toEqual([""]);
  });

  it("breaks a word that is wider than a line between characters, and goes on after it", () => {
    expect(wrap("an extraordinarily big", 8)).toEqual(["an", "extraord", "inarily", "big"]);
    expect(wrap("extraord in", 4)).toEqual(["extr", "aord", "in"]);
  });

  it("never breaks a grapheme cluster", () => {
    expect(wrap("👩🏽‍🚀👩🏽‍🚀🇩🇪", 1)).toEqual(["👩🏽‍🚀", "👩🏽‍🚀", "🇩🇪"]);
    expect(wrap("e\u0301e\u0301", 0)).toEqual(["e\u0301", "e\u0301"]);
  });

  it("breaks after hyphens, at zero-width spaces and, with a hyphen shown, at soft hyphens", () => {
    expect(wrap("twice-told", 7)).toEqual(["twice-", "told"]);
    expect(wrap("minus -5", 7)).toEqual(["minus", "-5"]);
    expect(wrap("a\u200bb", 1)).toEqual(["a", "b"]);
    expect(wrap("Donau\u00addampf", 7)).toEqual(["Donau-", "dampf"]);
    expect(wrap("Donau\u00addampf", 20)).toEqual(["Donaudampf"]);
  });

  it("keeps no-break spaces whole", () => {
    expect(wrap("a 10\u00a0km b", 6)).toEqual(["a", "10\u00a0km", "b"]);
  });

  it("breaks between East Asian characters, but not before closing or after opening signs", () => {
    expect(wrap("東京の夏", 2)).toEqual(["東京", "の夏"]);
    expect(wrap("東京「夏」。", 4)).toEqual(["東京", "「夏」。"]);
    for (const line of wrap("これは「ラーメン」、とても、おいしい。ちょっと！", 5)) {
      expect(line).not.toMatch(/^[」、。ー！っょ]/);
      expect(line).not.toMatch(/「$/);
    }
  });

  it("breaks Thai between words", () => {
    for (const line of wrap("สวัสดีชาวโลกวันนี้อากาศดี", 8)) expect(count(line)).toBeLessThanOrEqual(8);
    expect(wrap("สวัสดีชาวโลก", 6)[0]).toBe("สวัสดี");
  });

  it("loses nothing but hanging spaces, and fits wherever a cluster does", () => {
    const signs = fc.constantFrom(..."ab -\u00a0東、「あ", "é", "👩🏽‍🚀", "ש", "  ");
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 60 }), fc.integer({ min: 1, max: 12 }), (parts, limit) => {
        const text = parts.join("");
        const lines = wrap(text, limit);
        expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
        for (const line of lines.filter((candidate) => candidate.trim() === candidate)) {
          expect(count(line)).toBeLessThanOrEqual(limit);
        }
      }),
    );
  });

  it("asks for few measures of long texts", () => {
    let asked = 0;
    wrapParagraph("word ".repeat(4000), 1e9, (text) => {
      asked += 1;
      return text.length;
    });
    expect(asked).toBeLessThan(50);
  });
});

describe("singleLine", () => {
  it("leaves out soft hyphens and the spaces at the end", () => {
    expect(singleLine(" a\u00adb  c  ")).toBe(" ab  c");
  });
});
