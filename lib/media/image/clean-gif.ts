import type { CleanImage } from "./clean-image";
import { brokenOff } from "./image-problem";

const IMAGE = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;
const COMMENT = 0xfe;
const APPLICATION = 0xff;

/** Applications whose data says how the picture looks or moves. */
const KEPT_APPLICATIONS = ["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"];

/** GIF, block by block (GIF89a). The image ends with the trailer. */
export function cleanGif(file: Buffer): CleanImage {
  let widthPx = file.readUInt16LE(6);
  let heightPx = file.readUInt16LE(8);
  const bodyAt = 13 + colourTableBytes(file.readUInt8(10));
  const kept = [file.subarray(0, bodyAt)];
  let frames = 0;
  for (let at = bodyAt; ; ) {
    const kind = file.readUInt8(at);
    if (kind === TRAILER) break;
    let end: number;
    if (kind === IMAGE) {
      // A frame may be larger than the screen, which then grows.
      widthPx = Math.max(widthPx, file.readUInt16LE(at + 1) + file.readUInt16LE(at + 5));
      heightPx = Math.max(heightPx, file.readUInt16LE(at + 3) + file.readUInt16LE(at + 7));
      end = endOfBlocks(file, at + 11 + colourTableBytes(file.readUInt8(at + 9)));
      frames++;
    } else if (kind === EXTENSION) {
      end = endOfBlocks(file, at + 2);
    } else throw brokenOff("GIF");
    if (kind === IMAGE || isPicture(file, at)) kept.push(file.subarray(at, end));
    at = end;
  }
  if (frames === 0) throw brokenOff("GIF");
  kept.push(Buffer.of(TRAILER));
  return { bytes: Buffer.concat(kept), widthPx, heightPx, frames, orientation: 1 };
}

const colourTableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Sub-blocks, each with its length before it, up to the empty one. */
function endOfBlocks(file: Buffer, from: number): number {
  let at = from;
  for (let length = file.readUInt8(at); length > 0; length = file.readUInt8(at)) at += 1 + length;
  return at + 1;
}

function isPicture(file: Buffer, at: number): boolean {
  const label = file.readUInt8(at + 1);
  if (label === COMMENT) return false;
  if (label !== APPLICATION) return true;
  return KEPT_APPLICATIONS.includes(file.toString("latin1", at + 3, at + 14));
}
