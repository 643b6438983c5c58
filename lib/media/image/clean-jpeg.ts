import type { CleanImage } from "./clean-image";
import { exifOrientation } from "./exif-orientation";
import { brokenOff, imageProblem } from "./image-problem";

const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;
const SOS = 0xda;
const EOI = 0xd9;

/** JFIF's header up to its thumbnail. */
const JFIF_BYTES = 14;

/** JPEG, segment by segment (ITU-T T.81, annex B). The image ends with EOI; pictures that follow it are left out. */
export function cleanJpeg(file: Buffer): CleanImage {
  const kept = [file.subarray(0, 2)];
  let size: { widthPx: number; heightPx: number } | undefined;
  let orientation: number | undefined;
  let scans = 0;
  for (let at = 2; ; ) {
    while (file[at] === 0xff && file[at + 1] === 0xff) at++;
    const marker = file.readUInt8(at + 1);
    if (file[at] !== 0xff || marker < 0xc0) throw brokenOff("JPEG");
    if (marker === EOI) {
      kept.push(file.subarray(at, at + 2));
      break;
    }
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length || end < at + 4) throw brokenOff("JPEG");
    const data = file.subarray(at + 4, end);
    if (isFrame(marker)) {
      // A second frame (hierarchical JPEG) could be of any size.
      if (size) throw imageProblem("this JPEG has several frames; save it again as an ordinary one");
      size = { widthPx: data.readUInt16BE(3), heightPx: data.readUInt16BE(1) };
    }
    if (marker === APP1 && startsWith(data, "Exif\0\0")) orientation ??= exifOrientation(data.subarray(6));
    const next = marker === SOS ? endOfScan(file, end) : end;
    if (marker === SOS) scans++;
    if (isJfif(marker, data)) kept.push(...withoutThumbnail(file.subarray(at, end)));
    else if (isPicture(marker, data)) kept.push(file.subarray(at, next));
    at = next;
  }
  if (!size || scans === 0) throw brokenOff("JPEG");
  return { bytes: Buffer.concat(kept), ...size, frames: 1, orientation: orientation ?? 1 };
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const startsWith = (data: Buffer, text: string) => data.toString("latin1", 0, text.length) === text;

/** What is needed to see the picture as it was meant: everything but comments and applications' data, save colour. */
function isPicture(marker: number, data: Buffer): boolean {
  if (marker === COMMENT) return false;
  if (marker < APP0 || marker > APP15) return true;
  if (marker === APP2) return startsWith(data, "ICC_PROFILE\0");
  return marker === APP14 && startsWith(data, "Adobe");
}

const isJfif = (marker: number, data: Buffer) =>
  marker === APP0 && startsWith(data, "JFIF\0") && data.length >= JFIF_BYTES;

/** A JFIF segment as it is, or made shorter when it carries a thumbnail. */
function withoutThumbnail(segment: Buffer): Buffer[] {
  if (segment.length === 4 + JFIF_BYTES) return [segment];
  const head = Buffer.from(segment.subarray(0, 4 + JFIF_BYTES));
  head.writeUInt16BE(2 + JFIF_BYTES, 2);
  head.fill(0, 4 + JFIF_BYTES - 2);
  return [head];
}

/** Where entropy-coded data ends: at the first marker that is neither a stuffed byte nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1];
    if (next === undefined) break;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7) || next === 0xff;
    if (!isData) return at;
  }
  throw brokenOff("JPEG");
}
