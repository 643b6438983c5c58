import { describe, expect, it } from "vitest";
import { chooseFaces, isEmoji } from "./choose-faces";
import type { FontDefinition } from "./define-font";
import type { FontFaceFile } from "./font-face";

const family = (id: string): FontDefinition => ({
  id,
  name: id,
  description: "",
  category: "sans",
  package: id,
});
const own = family("own");
const fallback = family("fallback");
const emoji = family("emoji");

const face = (file: string, range: string, weight = "400", style: FontFaceFile["style"] = "normal") => ({
  file,
  range,
  weight,
  style,
});
const lists: Record<string, FontFaceFile[]> = {
  own: [
    face("own-latin", "U+20-7e,U+e9"),
    face("own-latin-bold", "U+20-7e,U+e9", "700"),
    face("own-latin-italic", "U+20-7e", "400", "italic"),
    face("own-ext", "U+100-17f"),
  ],
  fallback: [
    face("fallback-greek", "U+370-3ff", "100 900"),
    face("fallback-marks", "U+20-7e,U+300-36f", "100 900"),
  ],
  emoji: [
    face("emoji-people", "U+200d,U+fe0f,U+1f469,U+1f680"),
    face("emoji-keys", "U+23,U+30-39,U+20e3,U+fe0f"),
  ],
};

async function choose(text: string, weight = 400, style: "normal" | "italic" = "normal") {
  const asked: string[] = [];
  const choice = await chooseFaces({ text, weight, style }, [own, fallback, emoji], async (font) => {
    asked.push(font.id);
    return { faces: lists[font.id] ?? [] };
  });
  return { asked, files: choice.faces.map((needed) => needed.face.file).sort(), missing: choice.missing };
}

describe("chooseFaces", () => {
  it("takes the files with the text's characters and no others", async () => {
    expect(await choose("abc")).toEqual({ asked: ["own"], files: ["own-latin"], missing: [] });
    expect((await choose("aĀ")).files).toEqual(["own-ext", "own-latin"]);
  });

  it("takes the weight and style that a browser would", async () => {
    expect((await choose("abc", 650)).files).toEqual(["own-latin-bold"]);
    expect((await choose("abc", 700, "italic")).files).toEqual(["own-latin-italic"]);
  });

  it("looks further only for what is missing, and names what nobody has", async () => {
    expect(await choose("aα")).toEqual({
      asked: ["own", "fallback"],
      files: ["fallback-greek", "own-latin"],
      missing: [],
    });
    expect((await choose("a\u0ba4")).missing).toEqual(["\u0ba4"]);
  });

  it("sees a composed letter in a decomposed one", async () => {
    expect((await choose("e\u0301")).files).toEqual(["own-latin"]);
    expect((await choose("x\u0301")).files).toEqual(["fallback-marks"]);
  });

  it("needs no glyph for line breaks and invisible characters", async () => {
    expect(await choose("a\n\u200b\u00ad\u2028b")).toEqual({
      asked: ["own"],
      files: ["own-latin"],
      missing: [],
    });
    expect(await choose("")).toEqual({ asked: [], files: [], missing: [] });
  });

  it("takes the emoji files for emoji, whatever the other families have", async () => {
    expect((await choose("👩\u200d🚀")).files).toEqual(["emoji-people"]);
    expect((await choose("1\ufe0f\u20e3")).files).toEqual(["emoji-keys", "emoji-people"]);
    expect((await choose("1")).files).toEqual(["own-latin"]);
  });
});

describe("isEmoji", () => {
  it.each(["😀", "👩🏽‍🚀", "🏳️‍🌈", "🇩🇪", "1️⃣", "#⃣", "❤️", "⚡", "☝🏽"])("is true of %s", (cluster) => {
    expect(isEmoji(cluster)).toBe(true);
  });

  it.each(["a", "1", "©", "☀", "☀\ufe0e", "⌚\ufe0e", "漢"])("is false of %s", (cluster) => {
    expect(isEmoji(cluster)).toBe(false);
  });
});
