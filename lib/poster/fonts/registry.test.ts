import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { FONT_CATEGORIES } from "./define-font";
import { findFont } from "./find-font";
import { fontFacts } from "./font-facts";
import { fonts } from "./registry";

const folder = fileURLToPath(new URL(".", import.meta.url));

describe("fonts", () => {
  it("lists every family on disk, under the name of its file", () => {
    const onDisk = readdirSync(folder)
      .filter((file) => file.endsWith(".ts") && !file.includes(".test."))
      .filter((file) => /export default defineFont\(/.test(readFileSync(folder + file, "utf8")))
      .map((file) => file.replace(/\.ts$/, ""));
    expect([...fonts.ids].sort()).toEqual(onDisk.sort());
  });

  it("has facts of each family, and its package installed", () => {
    const categories = FONT_CATEGORIES.map((category) => category.id);
    for (const font of fonts.entries) {
      const facts = fontFacts(font.id);
      expect(facts?.weights.length, font.id).toBeGreaterThan(0);
      expect(facts?.license, font.id).toMatch(/^(OFL-1\.1|Apache-2\.0)$/);
      expect(facts?.scripts.length, font.id).toBeGreaterThan(0);
      expect(facts && facts.ascent > 0.5 && facts.descent > 0, font.id).toBe(true);
      expect(categories).toContain(font.category);
      expect(font.description).toMatch(/\.$/);
    }
    expect(new Set(fonts.entries.map((font) => font.name.toLowerCase())).size).toBe(fonts.entries.length);
    expect(fontFacts("constructor")).toBeUndefined();
  });

  it("finds a family by name in any case, by id and out of a CSS stack", () => {
    for (const name of [
      "DM Sans",
      "dm sans",
      " DM  Sans ",
      "dm-sans",
      '"DM Sans", sans-serif',
      "'dm sans'",
    ]) {
      expect(findFont(name)?.id, name).toBe("dm-sans");
    }
    for (const name of ["", "Comic Sans MS", "__proto__", "constructor", "x; } * { color: red", "'", ","]) {
      expect(findFont(name), name).toBeUndefined();
    }
  });
});
