import { describe, expect, it } from "vitest";
import { chooseFamilies } from "./choose-families";

const ids = (family: string, text: string) => chooseFamilies(family, text).map((font) => font.id);

describe("chooseFamilies", () => {
  it("begins with the family, or with DM Sans for one that is not ours, and ends with emoji", () => {
    expect(ids("Bebas Neue", "a")[0]).toBe("bebas-neue");
    expect(ids("x; } body {", "a")[0]).toBe("dm-sans");
    expect(ids("DM Sans", "a").at(-1)).toBe("noto-color-emoji");
  });

  it("takes the Noto serif beside a serif", () => {
    expect(ids("Lora", "a")[1]).toBe("noto-serif");
    expect(ids("DM Sans", "a")[1]).toBe("noto-sans");
  });

  it("adds the families of the scripts in the text", () => {
    expect(ids("DM Sans", "سلام")).toContain("noto-sans-arabic");
    expect(ids("DM Sans", "שלום")).toContain("noto-sans-hebrew");
    expect(ids("DM Sans", "नमस्ते")).toContain("noto-sans-devanagari");
    expect(ids("DM Sans", "ไทย")).toContain("noto-sans-thai");
    expect(ids("DM Sans", "abc")).not.toContain("noto-sans-thai");
  });

  it.each([
    ["漢字", "noto-sans-sc"],
    ["漢字かな", "noto-sans-jp"],
    ["漢字 カナ 한글", "noto-sans-jp"],
    ["漢字 한글", "noto-sans-kr"],
  ])("draws Han characters as the text's language does: %s", (text, first) => {
    const eastAsian = ids("DM Sans", text).filter((id) => /-(sc|jp|kr)$/.test(id));
    expect(eastAsian[0]).toBe(first);
    expect(eastAsian).toHaveLength(3);
  });

  it("looks for signs in the fallback families, whatever the text, before other writing", () => {
    expect(ids("DM Sans", "a")).toEqual([
      "dm-sans",
      "noto-sans",
      "noto-sans-math",
      "noto-sans-symbols",
      "noto-sans-symbols-2",
      "noto-sans-sc",
      "noto-sans-jp",
      "noto-sans-kr",
      "noto-color-emoji",
    ]);
  });

  it("names no family twice", () => {
    const all = ids("Noto Sans JP", "漢字かな سلام");
    expect(new Set(all).size).toBe(all.length);
  });
});
