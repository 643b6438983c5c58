import { blankItems } from "./avif-items";
import type { CleanImage } from "./clean-image";
import { brokenOff, imageProblem } from "./image-problem";
import { type IsoBox, readBox, readBoxes } from "./iso-boxes";

/** Boxes that may stand at the top of a file. Behind the first other one nothing belongs to the image. */
const TOP = new Set(["ftyp", "styp", "meta", "mdat", "moov", "moof", "free", "skip", "uuid", "mfra", "sidx"]);
/** Boxes that hold metadata, or nothing at all and therefore perhaps anything. */
const BLANKED = new Set(["uuid", "udta", "free", "skip"]);
/** Boxes that are looked into, on the way to sizes and metadata. */
const CONTAINERS = new Set(["moov", "trak", "mdia", "minf", "stbl", "iprp", "ipco"]);

/** What the boxes tell of the pictures inside. */
interface Found {
  readonly areas: { widthPx: number; heightPx: number }[];
  frames: number;
}

/**
 * AVIF, still or animated, box by box (AV1 Image File Format). Metadata is overwritten where it is, because a file's
 * index holds offsets; orientation is the container's own here, and every reader applies it.
 */
export function cleanAvif(given: Buffer): CleanImage {
  const file = Buffer.from(given);
  const found: Found = { areas: [], frames: 1 };
  let end = 0;
  let hasPicture = false;
  while (end + 8 <= file.length) {
    const box = readBox(file, end, file.length);
    if (!TOP.has(box.type)) break;
    if (box.end > file.length) throw brokenOff("AVIF");
    if (box.type === "meta" || box.type === "moov") hasPicture = true;
    visit(file, box, found);
    end = box.end;
  }
  if (!hasPicture) throw brokenOff("AVIF");
  const largest = found.areas.reduce<{ widthPx: number; heightPx: number } | undefined>(
    (most, each) => (most && most.widthPx * most.heightPx >= each.widthPx * each.heightPx ? most : each),
    undefined,
  );
  if (!largest) throw imageProblem("this AVIF does not tell its size");
  return { bytes: file.subarray(0, end), ...largest, frames: found.frames, orientation: 1 };
}

function visit(file: Buffer, box: IsoBox, found: Found): void {
  const { type, start, contentAt, end } = box;
  if (BLANKED.has(type)) {
    file.write("free", start + 4, "latin1");
    file.fill(0, contentAt, end);
  } else if (type === "meta") {
    blankItems(file, box);
    for (const inner of readBoxes(file, contentAt + 4, end)) visit(file, inner, found);
  } else if (CONTAINERS.has(type)) {
    for (const inner of readBoxes(file, contentAt, end)) visit(file, inner, found);
  } else if (type === "ispe") {
    found.areas.push({
      widthPx: file.readUInt32BE(contentAt + 4),
      heightPx: file.readUInt32BE(contentAt + 8),
    });
  } else if (type === "stsd") {
    for (const entry of readBoxes(file, contentAt + 8, end)) {
      const at = entry.contentAt + 24;
      found.areas.push({ widthPx: file.readUInt16BE(at), heightPx: file.readUInt16BE(at + 2) });
    }
  } else if (type === "stsz") {
    found.frames = Math.max(found.frames, file.readUInt32BE(contentAt + 8));
  }
}
