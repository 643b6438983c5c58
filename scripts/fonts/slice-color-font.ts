import { type CodePointRanges, includesCodePoint } from "@/lib/poster/fonts/unicode-range";
import { cutColr } from "./colr-glyphs";
import { gsubClosure } from "./gsub-closure";
import type { FontTables } from "./read-woff";
import { writeWoff2 } from "./write-woff2";

/** Tables that a slice has as they are; SVG is left out, because browsers that read COLR need no second copy. */
const KEPT = ["CPAL", "GSUB", "OS/2", "head", "hhea", "maxp", "name", "post"];

/**
 * Cuts a colour font (COLR version 1, TrueType outlines) to some characters and all that sequences of them make.
 * Glyphs keep their numbers; those that are not needed become empty.
 * @returns a WOFF2 file.
 */
export function sliceColorFont(font: FontTables, ranges: CodePointRanges): Buffer {
  const table = (tag: string) => {
    const found = font.get(tag);
    if (!found) throw new Error(`The font has no ${tag} table`);
    return found;
  };
  const cmap = readCmap(table("cmap"));
  const mapped = [...cmap.glyphs].filter(([codePoint]) => includesCodePoint(ranges, codePoint));
  const named = gsubClosure(table("GSUB"), [0, ...mapped.map(([, glyph]) => glyph)]);
  const { table: colr, glyphs } = cutColr(table("COLR"), named);
  return writeWoff2(
    new Map([
      ...KEPT.map((tag) => [tag, table(tag)] as const),
      ["COLR", colr],
      ["cmap", writeCmap(mapped, cmap.variations)],
      ["hmtx", cutMetrics(table("hmtx"), table("hhea").readUInt16BE(34), glyphs)],
      ...cutOutlines(table("glyf"), table("loca"), glyphs),
    ]),
  );
}

function readCmap(cmap: Buffer): { glyphs: Map<number, number>; variations: Buffer | null } {
  const glyphs = new Map<number, number>();
  let variations: Buffer | null = null;
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const start = cmap.readUInt32BE(8 + index * 8);
    const format = cmap.readUInt16BE(start);
    if (format === 14) variations = cmap.subarray(start, start + cmap.readUInt32BE(start + 2));
    if (format !== 12) continue;
    for (let group = 0; group < cmap.readUInt32BE(start + 12); group += 1) {
      const at = start + 16 + group * 12;
      const first = cmap.readUInt32BE(at);
      for (let code = first; code <= cmap.readUInt32BE(at + 4); code += 1) {
        glyphs.set(code, cmap.readUInt32BE(at + 8) + code - first);
      }
    }
  }
  return { glyphs, variations };
}

/** A map of format 12 for Unicode and Windows, and the variation sequences, which say which signs have an emoji form. */
function writeCmap(
  mapped: readonly (readonly [codePoint: number, glyph: number])[],
  variations: Buffer | null,
): Buffer {
  const sorted = [...mapped].sort((a, b) => a[0] - b[0]);
  const map = Buffer.alloc(16 + sorted.length * 12);
  map.writeUInt16BE(12, 0);
  map.writeUInt32BE(map.length, 4);
  map.writeUInt32BE(sorted.length, 12);
  for (const [index, [codePoint, glyph]] of sorted.entries()) {
    map.writeUInt32BE(codePoint, 16 + index * 12);
    map.writeUInt32BE(codePoint, 20 + index * 12);
    map.writeUInt32BE(glyph, 24 + index * 12);
  }
  const records: readonly (readonly [platform: number, encoding: number, isVariations: boolean])[] = [
    [0, 4, false],
    ...(variations ? ([[0, 5, true]] as const) : []),
    [3, 10, false],
  ];
  const header = Buffer.alloc(4 + records.length * 8);
  header.writeUInt16BE(records.length, 2);
  for (const [index, [platform, encoding, isVariations]] of records.entries()) {
    header.writeUInt16BE(platform, 4 + index * 8);
    header.writeUInt16BE(encoding, 6 + index * 8);
    header.writeUInt32BE(header.length + (isVariations ? map.length : 0), 8 + index * 8);
  }
  return Buffer.concat([header, map, variations ?? Buffer.alloc(0)]);
}

/** Side bearings of glyphs that are gone become zero; advances stay, they are few and nearly all alike. */
function cutMetrics(hmtx: Buffer, longCount: number, glyphs: ReadonlySet<number>): Buffer {
  const cut = Buffer.from(hmtx);
  for (let glyph = longCount; longCount * 4 + (glyph - longCount) * 2 < cut.length; glyph += 1) {
    if (!glyphs.has(glyph)) cut.writeInt16BE(0, longCount * 4 + (glyph - longCount) * 2);
  }
  return cut;
}

/** Outlines of the kept glyphs, one after another, and their places as 32-bit offsets. */
function cutOutlines(glyf: Buffer, loca: Buffer, glyphs: ReadonlySet<number>): [string, Buffer][] {
  const places = Buffer.alloc(loca.length);
  const outlines: Buffer[] = [];
  let length = 0;
  const count = loca.length / 4 - 1;
  for (let glyph = 0; glyph < count; glyph += 1) {
    places.writeUInt32BE(length, glyph * 4);
    const outline = glyf.subarray(loca.readUInt32BE(glyph * 4), loca.readUInt32BE(glyph * 4 + 4));
    if (!glyphs.has(glyph) || outline.length === 0) continue;
    outlines.push(outline);
    length += outline.length;
  }
  places.writeUInt32BE(length, count * 4);
  return [
    ["glyf", Buffer.concat(outlines)],
    ["loca", places],
  ];
}
