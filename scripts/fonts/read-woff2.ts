import { brotliDecompressSync } from "node:zlib";
import { type CodePointRanges, mergeRanges } from "@/lib/poster/fonts/unicode-range";
import { OTHER_TAG, woff2Tag } from "./woff2-tags";

/** What a font file says about itself. */
export interface FontFileFacts {
  /** Code points that have a glyph. */
  readonly coverage: CodePointRanges;
  /** Height above the baseline of the font's line box, as a fraction of the font size. */
  readonly ascent: number;
  /** Depth below the baseline of the font's line box, as a fraction of the font size. */
  readonly descent: number;
}

/**
 * Reads coverage and vertical metrics from a WOFF2 file.
 * @throws Error when the file is no WOFF2 font or lacks a table.
 */
export function readWoff2(file: Buffer): FontFileFacts {
  const tables = readTables(file);
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no ${tag} table`);
    return found;
  };
  const unitsPerEm = table("head").readUInt16BE(18);
  const hhea = table("hhea");
  const os2 = table("OS/2");
  // Browsers on every system but macOS take the typographic metrics when the font asks for it (fsSelection bit 7).
  const typographic = (os2.readUInt16BE(62) & 0x80) !== 0;
  const ascent = typographic ? os2.readInt16BE(68) : hhea.readInt16BE(4);
  const descent = typographic ? -os2.readInt16BE(70) : -hhea.readInt16BE(6);
  return { coverage: readCmap(table("cmap")), ascent: ascent / unitsPerEm, descent: descent / unitsPerEm };
}

function readTables(file: Buffer): Map<string, Buffer> {
  if (file.toString("latin1", 0, 4) !== "wOF2") throw new Error("The file is no WOFF2 font");
  const count = file.readUInt16BE(12);
  const compressedLength = file.readUInt32BE(20);
  let cursor = 48;
  const readBase128 = () => {
    let value = 0;
    for (let index = 0; index < 5; index += 1) {
      const byte = file.readUInt8(cursor);
      cursor += 1;
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
    throw new Error("A length in the font's directory is too long");
  };
  const entries: { tag: string; length: number }[] = [];
  for (let index = 0; index < count; index += 1) {
    const flags = file.readUInt8(cursor);
    cursor += 1;
    const known = flags & 0x3f;
    let tag = woff2Tag(known);
    if (known === OTHER_TAG) {
      tag = file.toString("latin1", cursor, cursor + 4);
      cursor += 4;
    }
    let length = readBase128();
    const version = flags >> 6;
    const transformed = tag === "glyf" || tag === "loca" ? version !== 3 : version !== 0;
    if (transformed) length = readBase128();
    entries.push({ tag, length });
  }
  const data = brotliDecompressSync(file.subarray(cursor, cursor + compressedLength));
  let offset = 0;
  return new Map(
    entries.map(({ tag, length }) => {
      const start = offset;
      offset += length;
      return [tag, data.subarray(start, offset)];
    }),
  );
}

function readCmap(cmap: Buffer): CodePointRanges {
  const ranges: [number, number][] = [];
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    const format = subtable.readUInt16BE(0);
    if (format === 4) ranges.push(...readFormat4(subtable));
    if (format === 12) ranges.push(...readFormat12(subtable));
  }
  if (ranges.length === 0) throw new Error("The font has no character map of format 4 or 12");
  return mergeRanges(ranges);
}

function readFormat12(table: Buffer): [number, number][] {
  return Array.from({ length: table.readUInt32BE(12) }, (_, index) => {
    const at = 16 + index * 12;
    return [table.readUInt32BE(at), table.readUInt32BE(at + 4)];
  });
}

function readFormat4(table: Buffer): [number, number][] {
  const segments = table.readUInt16BE(6) / 2;
  const ends = 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const offsets = deltas + segments * 2;
  const ranges: [number, number][] = [];
  for (let index = 0; index < segments; index += 1) {
    const end = table.readUInt16BE(ends + index * 2);
    const start = table.readUInt16BE(starts + index * 2);
    const rangeOffset = table.readUInt16BE(offsets + index * 2);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const delta = table.readUInt16BE(deltas + index * 2);
      const glyph =
        rangeOffset === 0
          ? (code + delta) & 0xffff
          : table.readUInt16BE(offsets + index * 2 + rangeOffset + (code - start) * 2);
      if (glyph !== 0) ranges.push([code, code]);
    }
  }
  return ranges;
}
