import type { CleanImage } from "./clean-image";
import { exifOrientation } from "./exif-orientation";
import { brokenOff } from "./image-problem";

/** Chunks that say how pixels look or move. */
const KEPT = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]);

/** Bits of VP8X that announce EXIF and XMP. */
const METADATA_FLAGS = 0x0c;

/** WebP, chunk by chunk (RFC 9649). The image ends where its RIFF header says. */
export function cleanWebp(file: Buffer): CleanImage {
  const fileEnd = 8 + file.readUInt32LE(4);
  if (fileEnd > file.length) throw brokenOff("WebP");
  const kept: Buffer[] = [];
  let size: { widthPx: number; heightPx: number } | undefined;
  let frames = 0;
  let orientation = 1;
  for (let at = 12; at < fileEnd; ) {
    const type = file.toString("latin1", at, at + 4);
    const dataBytes = file.readUInt32LE(at + 4);
    const end = at + 8 + dataBytes;
    // Some writers leave out the last padding byte.
    const next = Math.min(end + (dataBytes % 2), fileEnd);
    if (end > fileEnd) throw brokenOff("WebP");
    const data = file.subarray(at + 8, end);
    size ??= sizeOf(type, data);
    if (type === "ANMF") frames++;
    if (type === "EXIF") orientation = exifOrientation(withoutPrefix(data));
    if (KEPT.has(type)) kept.push(...chunk(type, data));
    at = next;
  }
  if (!size || !kept.length) throw brokenOff("WebP");
  const body = Buffer.concat([Buffer.from("WEBP"), ...kept]);
  const head = Buffer.from("RIFF\0\0\0\0", "latin1");
  head.writeUInt32LE(body.length, 4);
  return { bytes: Buffer.concat([head, body]), ...size, frames: Math.max(1, frames), orientation };
}

/** Some writers put JPEG's prefix before the data. */
const withoutPrefix = (exif: Buffer) =>
  exif.toString("latin1", 0, 6) === "Exif\0\0" ? exif.subarray(6) : exif;

function chunk(type: string, data: Buffer): Buffer[] {
  const head = Buffer.from(`${type}\0\0\0\0`, "latin1");
  head.writeUInt32LE(data.length, 4);
  const content = type === "VP8X" ? Buffer.from(data) : data;
  if (type === "VP8X") content.writeUInt8(content.readUInt8(0) & ~METADATA_FLAGS, 0);
  return [head, content, Buffer.alloc(data.length % 2)];
}

/** The size that the first chunk tells: the canvas, or the one picture. */
function sizeOf(type: string, data: Buffer): { widthPx: number; heightPx: number } {
  if (type === "VP8X") return { widthPx: data.readUIntLE(4, 3) + 1, heightPx: data.readUIntLE(7, 3) + 1 };
  if (type === "VP8 " && data.readUIntBE(3, 3) === 0x9d012a) {
    return { widthPx: data.readUInt16LE(6) & 0x3fff, heightPx: data.readUInt16LE(8) & 0x3fff };
  }
  if (type !== "VP8L" || data.readUInt8(0) !== 0x2f) throw brokenOff("WebP");
  const bits = data.readUInt32LE(1);
  return { widthPx: (bits & 0x3fff) + 1, heightPx: ((bits >> 14) & 0x3fff) + 1 };
}
