import { inflateSync } from "node:zlib";

/** Tables of a font by tag, as in an OpenType file. */
export type FontTables = ReadonlyMap<string, Buffer>;

/**
 * Unpacks a WOFF 1 file, https://www.w3.org/TR/WOFF/.
 * @throws Error when it is none.
 */
export function readWoff(file: Buffer): FontTables {
  if (file.toString("latin1", 0, 4) !== "wOFF") throw new Error("The file is no WOFF font");
  return new Map(
    Array.from({ length: file.readUInt16BE(12) }, (_, index) => {
      const entry = 44 + index * 20;
      const start = file.readUInt32BE(entry + 4);
      const packedLength = file.readUInt32BE(entry + 8);
      const length = file.readUInt32BE(entry + 12);
      const packed = file.subarray(start, start + packedLength);
      return [
        file.toString("latin1", entry, entry + 4),
        packedLength < length ? inflateSync(packed) : packed,
      ];
    }),
  );
}
