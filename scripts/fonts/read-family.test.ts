import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { fontFacts } from "@/lib/poster/fonts/font-facts";
import { fonts } from "@/lib/poster/fonts/registry";
import { includesCodePoint, parseUnicodeRange } from "@/lib/poster/fonts/unicode-range";
import { readFamily } from "./read-family";

const modules = fileURLToPath(new URL("../../node_modules", import.meta.url));

function read(id: string) {
  const font = fonts.get(id);
  if (!font) throw new Error(`No font ${id}`);
  return readFamily(font, join(modules, font.package));
}

describe("readFamily", () => {
  it.each(["dm-sans", "space-mono", "noto-sans-math", "noto-sans-jp"])(
    "agrees with the committed facts of %s",
    (id) => {
      const { version, ...facts } = fontFacts(id) ?? { version: "" };
      expect(version).toMatch(/^[0-9a-f]{12}$/);
      expect(read(id).facts).toEqual(facts);
    },
  );

  it("has a file for each face, a licence, and no face without glyphs", () => {
    const family = read("noto-sans-hebrew");
    expect(family.files.has("LICENSE")).toBe(true);
    for (const face of family.faces) {
      expect(family.files.has(face.file)).toBe(true);
      expect(parseUnicodeRange(face.range).length).toBeGreaterThan(0);
    }
  });

  it("leaves signs shown in colour to the emoji family", () => {
    const covers = (id: string, sign: string) =>
      read(id).faces.some((face) =>
        includesCodePoint(parseUnicodeRange(face.range), sign.codePointAt(0) ?? 0),
      );
    expect(covers("noto-sans-symbols-2", "⌚")).toBe(false);
    expect(covers("noto-sans-symbols-2", "☀")).toBe(true);
  });
});
