import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FontDefinition } from "@/lib/poster/fonts/define-font";
import type { FontFacts, FontScript } from "@/lib/poster/fonts/font-facts";
import type { FontFaceFile } from "@/lib/poster/fonts/font-face";
import {
  type CodePointRanges,
  formatUnicodeRange,
  includesCodePoint,
  intersectRanges,
  mergeRanges,
  parseUnicodeRange,
} from "@/lib/poster/fonts/unicode-range";
import { readWoff2 } from "./read-woff2";

/** A family as its package has it. */
export interface FamilyFiles {
  readonly faces: readonly FontFaceFile[];
  readonly facts: Omit<FontFacts, "version">;
  /** File name → bytes, the licence among them. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Characters whose presence means that a family can set a script. */
const SCRIPT_PROBES: Readonly<Record<FontScript, string>> = {
  latin: "Aag",
  vietnamese: "ếỗữ",
  greek: "αβψ",
  cyrillic: "ЖЩя",
  arabic: "بعش",
  hebrew: "אבש",
  devanagari: "कखश",
  thai: "กขส",
  japanese: "あカ語",
  korean: "가한글",
  "chinese-simplified": "汉语这",
  math: "∑∫∀",
  symbols: "☀♞✂",
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
  if (metadata.family !== font.name) throw new Error(`${font.id}: the package says its family is "${metadata.family}"`);
  const axis = metadata.variable === false || !font.package.includes("-variable/") ? undefined : metadata.variable.wght;
  const italics = metadata.styles.includes("italic");
  const sheets = axis ? ["wght"] : metadata.weights.map(String);
  const declared = sheets
    .flatMap((sheet) => (italics ? [sheet, `${sheet}-italic`] : [sheet]))
    .flatMap((sheet) => readSheet(readFileSync(join(packageFolder, `${sheet}.css`), "utf8")));

  const files = new Map<string, Buffer>([["LICENSE", readFileSync(join(packageFolder, "LICENSE"))]]);
  const subsets = new Set(declared.map((face) => face.range)).size;
  let metrics: { ascent: number; descent: number } | undefined;
  const covered: CodePointRanges[] = [];
  const faces = declared.map((face): FontFaceFile => {
    const bytes = readFileSync(join(packageFolder, "files", face.file));
    const font2 = readWoff2(bytes);
    files.set(face.file, bytes);
    // The first sheet's last face is the Latin one, or the only one: its metrics are the family's.
    metrics ??= font2;
    // A family of one file serves all its glyphs; of several, each what it declares and really has.
    const coverage =
      subsets === 1 ? font2.coverage : intersectRanges(parseUnicodeRange(face.range), font2.coverage);
    covered.push(coverage);
    return { ...face, range: formatUnicodeRange(coverage) };
  });
  if (!metrics) throw new Error(`${font.id}: the package has no faces`);

  const all = mergeRanges(covered.flat());
  const scripts = (Object.keys(SCRIPT_PROBES) as FontScript[]).filter((script) =>
    Array.from(SCRIPT_PROBES[script]).every((sign) => includesCodePoint(all, sign.codePointAt(0) ?? 0)),
  );
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
