import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FontDefinition } from "@/lib/poster/fonts/define-font";
import type { FontFaceFile } from "@/lib/poster/fonts/font-face";
import type { FontFacts, FontScript } from "@/lib/poster/fonts/font-facts";
import {
  type CodePointRanges,
  formatUnicodeRange,
  includesCodePoint,
  intersectRanges,
  mergeRanges,
  parseUnicodeRange,
  subtractRanges,
} from "@/lib/poster/fonts/unicode-range";
import { readWoff } from "./read-woff";
import { readWoff2 } from "./read-woff2";
import { sliceColorFont } from "./slice-color-font";

/** A family as its package has it. */
export interface FamilyFiles {
  readonly faces: readonly FontFaceFile[];
  readonly facts: Omit<FontFacts, "version">;
  /** File name → bytes, the licence among them. */
  readonly files: ReadonlyMap<string, Buffer>;
}

const EMOJI_FAMILY = "noto-color-emoji";

/** Signs shown in colour unless a text asks otherwise: no other family may draw them, or a black watch stands among emoji. */
const EMOJI_PRESENTATION = mergeRanges(
  Array.from({ length: 0x20000 }, (_, code) => code)
    .filter((code) => /\p{Emoji_Presentation}/u.test(String.fromCodePoint(code)))
    .map((code) => [code]),
);

/** Characters whose presence means that a family can set a script. */
const SCRIPT_PROBES: Readonly<Record<Exclude<FontScript, "symbols">, string>> = {
  latin: "Aag",
  vietnamese: "ếỗữ",
  greek: "αβψ",
  cyrillic: "ЖЩя",
  arabic: "بعشپ",
  hebrew: "אבש",
  devanagari: "कखश",
  thai: "กขส",
  japanese: "あカ語",
  korean: "가한글",
  "chinese-simplified": "汉语这",
  math: "∑∫∀",
  emoji: "😀🎉",
};

/**
 * Reads a family from its package folder: the faces of the weight axis where the package is variable, else every weight.
 * @throws Error when a file is missing or the package is not laid out as expected.
 */
export function readFamily(font: FontDefinition, packageFolder: string): FamilyFiles {
  const metadata = JSON.parse(readFileSync(join(packageFolder, "metadata.json"), "utf8")) as {
    family: string;
    weights: number[];
    styles: string[];
    variable: false | { wght?: { min: string; max: string } };
    license: { type: string };
  };
  if (metadata.family !== font.name)
    throw new Error(`${font.id}: the package says its family is "${metadata.family}"`);
  const axis =
    metadata.variable === false || !font.package.includes("-variable/") ? undefined : metadata.variable.wght;
  const italics = metadata.styles.includes("italic");
  const sheets = axis ? ["wght"] : metadata.weights.map(String);
  const declared = sheets
    .flatMap((sheet) => (italics ? [sheet, `${sheet}-italic`] : [sheet]))
    .flatMap((sheet) => readSheet(readFileSync(join(packageFolder, `${sheet}.css`), "utf8")));

  const files = new Map<string, Buffer>([["LICENSE", readFileSync(join(packageFolder, "LICENSE"))]]);
  const subsets = new Set(declared.map((face) => face.range)).size;
  let metrics: { ascent: number; descent: number } | undefined;
  const covered: CodePointRanges[] = [];
  const slices = font.id === EMOJI_FAMILY ? emojiSlices(packageFolder) : undefined;
  const faces = declared.flatMap((face): FontFaceFile[] => {
    const bytes = slices?.(face) ?? readFileSync(join(packageFolder, "files", face.file));
    const content = readWoff2(bytes);
    // All files of a family have the same vertical metrics.
    metrics ??= content;
    // A family of one file serves all its glyphs; of several, each what it declares and really has.
    const glyphs =
      subsets === 1 ? content.coverage : intersectRanges(parseUnicodeRange(face.range), content.coverage);
    const range = font.id === EMOJI_FAMILY ? glyphs : subtractRanges(glyphs, EMOJI_PRESENTATION);
    if (range.length === 0) return [];
    files.set(face.file, bytes);
    covered.push(range);
    return [{ ...face, range: formatUnicodeRange(range) }];
  });
  if (!metrics) throw new Error(`${font.id}: the package has no faces`);

  const all = mergeRanges(covered.flat());
  const probed = (Object.keys(SCRIPT_PROBES) as (keyof typeof SCRIPT_PROBES)[]).filter((script) =>
    Array.from(SCRIPT_PROBES[script]).every((sign) => includesCodePoint(all, sign.codePointAt(0) ?? 0)),
  );
  const scripts: FontScript[] =
    hasSymbols(all) && !probed.includes("emoji") ? [...probed, "symbols"] : probed;
  return {
    faces,
    files,
    facts: {
      variable: axis !== undefined,
      weights: axis ? [Number(axis.min), Number(axis.max)] : metadata.weights,
      styles: italics ? ["normal", "italic"] : ["normal"],
      scripts,
      ascent: metrics.ascent,
      descent: metrics.descent,
      license: metadata.license.type,
    },
  };
}

/**
 * Makes the emoji files in place of the package's: those hold SVG glyphs, which Chromium does not draw. Its one file of
 * all emoji has COLR glyphs beside them, and is cut to the same groups of characters.
 */
function emojiSlices(packageFolder: string): (face: FontFaceFile) => Buffer {
  const font = readWoff(readFileSync(join(packageFolder, "files", "noto-color-emoji-emoji-400-normal.woff")));
  return (face) => sliceColorFont(font, parseUnicodeRange(face.range));
}

/** Whether a family has a good part of the symbols and dingbats; most have some. */
function hasSymbols(coverage: CodePointRanges): boolean {
  const inBlocks = intersectRanges(coverage, [[0x2600, 0x27bf]]);
  return inBlocks.reduce((sum, [first, last]) => sum + last - first + 1, 0) >= 60;
}

function readSheet(css: string): FontFaceFile[] {
  return Array.from(css.matchAll(/@font-face\s*\{([^}]*)\}/g), ([, block = ""]) => {
    const value = (name: string) => new RegExp(`${name}:\\s*([^;]+?)\\s*(?:;|$)`).exec(block)?.[1] ?? "";
    const file = /files\/([\w-]+\.woff2)/.exec(block)?.[1];
    if (!file) throw new Error("A @font-face block names no WOFF2 file");
    return {
      file,
      weight: value("font-weight"),
      style: value("font-style") === "italic" ? "italic" : "normal",
      range: value("unicode-range"),
    };
  });
}
