import crc32 from "crc-32";
import type { CleanImage } from "./clean-image";
import { exifOrientation } from "./exif-orientation";
import { brokenOff, imageProblem } from "./image-problem";

const SIGNATURE_BYTES = 8;

/** Chunks that say how pixels look or move. Texts, times, EXIF and what nobody knows are left out. */
const KEPT = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT".split(
    " ",
  ),
);

/** PNG and APNG, chunk by chunk (PNG, third edition, §5); check sums are checked. The image ends with IEND. */
export function cleanPng(file: Buffer): CleanImage {
  const kept = [file.subarray(0, SIGNATURE_BYTES)];
  const seen = new Map<string, number>();
  let orientation = 1;
  for (let at = SIGNATURE_BYTES; !seen.has("IEND"); ) {
    const dataBytes = file.readUInt32BE(at);
    const type = file.toString("latin1", at + 4, at + 8);
    const end = at + 12 + dataBytes;
    if (crc32.buf(file.subarray(at + 4, end - 4)) !== file.readInt32BE(end - 4)) throw brokenOff("PNG");
    if (seen.size === 0 && type !== "IHDR") throw brokenOff("PNG");
    const isCritical = /^[A-Z]/.test(type);
    if (isCritical && !KEPT.has(type))
      throw imageProblem(`this PNG has a chunk ${type} that nobody can read`);
    const data = file.subarray(at + 8, end - 4);
    if (type === "eXIf") orientation = exifOrientation(data);
    if (type === "fcTL") assertFrameInside(data, file);
    if (KEPT.has(type)) kept.push(file.subarray(at, end));
    seen.set(type, (seen.get(type) ?? 0) + 1);
    at = end;
  }
  if (!seen.has("IDAT") || seen.get("IHDR") !== 1) throw brokenOff("PNG");
  const frames = seen.has("acTL") ? Math.max(1, seen.get("fcTL") ?? 0) : 1;
  return { bytes: Buffer.concat(kept), ...sizeOf(file), frames, orientation };
}

const sizeOf = (file: Buffer) => ({ widthPx: file.readUInt32BE(16), heightPx: file.readUInt32BE(20) });

/** A frame of an APNG lies inside the image; otherwise its size would escape the limits. */
function assertFrameInside(control: Buffer, file: Buffer): void {
  const { widthPx, heightPx } = sizeOf(file);
  const [width, height, x, y] = [4, 8, 12, 16].map((at) => control.readUInt32BE(at)) as [
    number,
    number,
    number,
    number,
  ];
  if (x + width > widthPx || y + height > heightPx) throw brokenOff("PNG");
}
