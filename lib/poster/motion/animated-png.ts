/**
 * Puts still PNG pictures of one size and colour type together to an animated one, without compressing anything again.
 * Format: PNG (Third Edition), acTL, fcTL and fdAT. Programs that do not know them show the first frame.
 */
import crc32 from "crc-32";
import type { AnimationFrame } from "./animated-webp";
import { concatBytes } from "./concat-bytes";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** What says how numbers become colours; taken over from the first frame. */
const COLOR_CHUNKS = new Set(["cHRM", "cICP", "gAMA", "iCCP", "sRGB"]);

const COLOR_TYPE_AT = 9;
const PALETTE = 3;

/**
 * Assembles the file; it repeats for ever.
 * @param frames at least one; each a still PNG, as one canvas writes them.
 * @throws Error for bytes that are no PNG, and for frames that do not have the head of the first.
 */
export function assemblePng(frames: readonly AnimationFrame[]): Uint8Array<ArrayBuffer> {
  const files = frames.map(({ bytes }) => chunksOf(bytes));
  const head = files[0]?.find(({ name }) => name === "IHDR")?.content;
  if (!head) throw new Error("An animation needs at least one frame");
  if (head[COLOR_TYPE_AT] === PALETTE) throw new Error("Frames with palettes cannot be put together");
  const colors = (files[0] ?? []).filter(({ name }) => COLOR_CHUNKS.has(name));
  const parts = [
    SIGNATURE,
    chunk("IHDR", head),
    ...colors.map(({ name, content }) => chunk(name, content)),
    chunk("acTL", uint32s(frames.length, 0)),
  ];
  let sequence = 0;
  for (const [index, chunks] of files.entries()) {
    const own = chunks.find(({ name }) => name === "IHDR")?.content;
    if (!own || own.some((byte, at) => byte !== head[at]))
      throw new Error(`Frame ${index} does not have the size and colours of the first`);
    parts.push(chunk("fcTL", frameControl(sequence, head, frames[index]?.durationMs ?? 0)));
    sequence += 1;
    for (const { content } of chunks.filter(({ name }) => name === "IDAT")) {
      if (index === 0) parts.push(chunk("IDAT", content));
      else {
        parts.push(chunk("fdAT", concatBytes([uint32s(sequence), content])));
        sequence += 1;
      }
    }
  }
  parts.push(chunk("IEND", new Uint8Array()));
  return concatBytes(parts);
}

/** A frame that covers the whole picture and replaces it. */
function frameControl(sequence: number, head: Uint8Array, durationMs: number): Uint8Array {
  const control = new Uint8Array(26);
  control.set(uint32s(sequence), 0);
  control.set(head.subarray(0, 8), 4);
  const view = new DataView(control.buffer);
  view.setUint16(20, durationMs);
  view.setUint16(22, 1000);
  return control;
}

function chunksOf(file: Uint8Array): { name: string; content: Uint8Array }[] {
  if (SIGNATURE.some((byte, at) => file[at] !== byte)) throw new Error("A frame is not a PNG picture");
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const found: { name: string; content: Uint8Array }[] = [];
  for (let at = SIGNATURE.length; at + 12 <= file.length; ) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8));
    found.push({ name, content: file.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return found;
}

function chunk(name: string, content: Uint8Array): Uint8Array {
  const named = concatBytes([Uint8Array.from(name, (sign) => sign.charCodeAt(0)), content]);
  return concatBytes([uint32s(content.length), named, uint32s(crc32.buf(named) >>> 0)]);
}

/** Big-endian numbers of 32 bits. */
function uint32s(...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value);
  return new Uint8Array(view.buffer);
}
