import { describe, expect, it } from "vitest";
import { clustersOf } from "./break-opportunities";
import { splitUnits } from "./units";

/** Ten px a cluster, two less between A and V. */
const advance = (text: string) => clustersOf(text).length * 10 - (text.match(/(?=AV|VA)/g)?.length ?? 0) * 2;
const texts = (line: string, base: "ltr" | "rtl" = "ltr") =>
  splitUnits(line, base, advance).map((unit) => unit.text);
const places = (line: string, base: "ltr" | "rtl" = "ltr") =>
  splitUnits(line, base, advance).map((unit) => `${unit.text}@${unit.x}`);

describe("splitUnits", () => {
  it("cuts into grapheme clusters and leaves white space out", () => {
    expect(texts("a e\u0301 👩🏽‍🚀1️⃣")).toEqual(["a", "e\u0301", "👩🏽‍🚀", "1️⃣"]);
    expect(texts("")).toEqual([]);
  });

  it("keeps the words of joining scripts whole", () => {
    expect(texts("مرحبا بالعالم", "rtl")).toEqual(["مرحبا", "بالعالم"]);
  });

  it("keeps kerning", () => {
    expect(places("AVA b")).toEqual(["A@0", "V@8", "A@16", "b@36"]);
  });

  it("stands right-to-left text in its order, and units in reading order", () => {
    expect(places("אבג", "rtl")).toEqual(["א@20", "ב@10", "ג@0"]);
    expect(places("ab אב cd")).toEqual(["a@0", "b@10", "א@40", "ב@30", "c@60", "d@70"]);
    expect(places("אב 12", "rtl")).toEqual(["א@40", "ב@30", "1@0", "2@10"]);
  });

  it("does not cut where it is told not to", () => {
    const joined = splitUnits("office", "ltr", advance, new Set([2, 3]));
    expect(joined.map((unit) => unit.text)).toEqual(["o", "ffi", "c", "e"]);
  });

  it("measures long lines pair by pair to the same places", () => {
    const line = "AVx".repeat(100);
    const last = splitUnits(line, "ltr", advance).at(-1);
    expect(last?.x).toBe(advance(line) - 10);
  });
});
