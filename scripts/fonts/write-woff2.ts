import { brotliCompressSync, constants } from "node:zlib";
import type { FontTables } from "./read-woff";
import { OTHER_TAG, woff2TagIndex } from "./woff2-tags";

/** 0 to 11; from 10 on packing takes ten times as long for a few per cent. */
const QUALITY = 9;

/** Packs tables into a WOFF2 file, none of them transformed. The version of the font is 1.0 (TrueType outlines). */
export function writeWoff2(tables: FontTables): Buffer {
  // `loca` follows `glyf`, as the format asks; the others stand in the order of their tags.
  const tags = [...tables.keys()].filter((tag) => tag !== "loca").sort();
  const ordered = tags.flatMap((tag) => (tag === "glyf" && tables.has("loca") ? [tag, "loca"] : [tag]));
  const contents = ordered.map((tag) => tables.get(tag) ?? Buffer.alloc(0));
  const directory = Buffer.concat(ordered.map((tag, index) => entry(tag, contents[index]?.length ?? 0)));
  const packed = brotliCompressSync(Buffer.concat(contents), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });
  const header = Buffer.alloc(48);
  const length = header.length + directory.length + packed.length;
  const padding = Buffer.alloc((4 - (length % 4)) % 4);
  header.write("wOF2", 0, "latin1");
  header.writeUInt32BE(0x00010000, 4);
  header.writeUInt32BE(length + padding.length, 8);
  header.writeUInt16BE(ordered.length, 12);
  const sfntBytes = contents.reduce(
    (sum, content) => sum + ((content.length + 3) & ~3),
    12 + ordered.length * 16,
  );
  header.writeUInt32BE(sfntBytes, 16);
  header.writeUInt32BE(packed.length, 20);
  header.writeUInt16BE(1, 24);
  return Buffer.concat([header, directory, packed, padding]);
}

function entry(tag: string, length: number): Buffer {
  const index = woff2TagIndex(tag);
  // For outlines the null transform is version 3, for all other tables version 0.
  const version = tag === "glyf" || tag === "loca" ? 3 : 0;
  const name = index === OTHER_TAG ? Buffer.from(tag, "latin1") : Buffer.alloc(0);
  return Buffer.concat([Buffer.from([index | (version << 6)]), name, base128(length)]);
}

function base128(value: number): Buffer {
  const bytes = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return Buffer.from(bytes);
}
