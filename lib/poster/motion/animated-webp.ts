/**
 * Puts still WebP pictures of one size together to an animated one, without encoding anything again.
 * Container: https://developers.google.com/speed/webp/docs/riff_container (VP8X, ANIM, ANMF).
 */
import { concatBytes } from "./concat-bytes";

/** One frame of an animation: a complete file of its own, and how long it is shown. */
export interface AnimationFrame {
  readonly bytes: Uint8Array;
  readonly durationMs: number;
}

/** A chunk that stands in the head of a still file and has no place in a frame. */
const FRAME_CHUNKS = new Set(["ALPH", "VP8 ", "VP8L"]);

const HAS_ALPHA = 0x10;
const IS_ANIMATED = 0x02;
/** A frame replaces what was there instead of being blended with it. */
const DO_NOT_BLEND = 0x02;

/**
 * Assembles the file; it repeats for ever.
 * @param frames at least one; each a still WebP of exactly the given size, as canvases write it.
 * @throws Error for bytes that are no WebP.
 */
export function assembleWebp(
  frames: readonly AnimationFrame[],
  widthPx: number,
  heightPx: number,
): Uint8Array<ArrayBuffer> {
  const parts = frames.map(({ bytes }) => chunksOf(bytes).filter(({ name }) => FRAME_CHUNKS.has(name)));
  const hasAlpha = parts.some((chunks) => chunks.some(({ name }) => name === "ALPH" || name === "VP8L"));
  const extended = new Uint8Array(10);
  extended[0] = IS_ANIMATED | (hasAlpha ? HAS_ALPHA : 0);
  writeUint24(extended, 4, widthPx - 1);
  writeUint24(extended, 7, heightPx - 1);
  const chunks = [
    chunk("VP8X", [extended]),
    // Background colour, then a count of repeats of which 0 means for ever.
    chunk("ANIM", [new Uint8Array(6)]),
    ...frames.map(({ durationMs }, index) => {
      const head = new Uint8Array(16);
      writeUint24(head, 6, widthPx - 1);
      writeUint24(head, 9, heightPx - 1);
      writeUint24(head, 12, durationMs);
      head[15] = DO_NOT_BLEND;
      return chunk("ANMF", [
        head,
        ...(parts[index] ?? []).map(({ name, content }) => chunk(name, [content])),
      ]);
    }),
  ];
  return concatBytes([ascii("RIFF"), uint32(4 + total(chunks)), ascii("WEBP"), ...chunks]);
}

function chunksOf(file: Uint8Array): { name: string; content: Uint8Array }[] {
  if (text(file, 0) !== "RIFF" || text(file, 8) !== "WEBP") throw new Error("A frame is not a WebP picture");
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const found: { name: string; content: Uint8Array }[] = [];
  for (let at = 12; at + 8 <= file.length; ) {
    const length = view.getUint32(at + 4, true);
    found.push({ name: text(file, at), content: file.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length & 1);
  }
  return found;
}

/** A chunk is padded to an even length, which its own length does not count. */
function chunk(name: string, content: readonly Uint8Array[]): Uint8Array {
  const length = total(content);
  return concatBytes([ascii(name), uint32(length), ...content, new Uint8Array(length & 1)]);
}

const total = (parts: readonly Uint8Array[]) => parts.reduce((sum, part) => sum + part.length, 0);

const ascii = (name: string) => Uint8Array.from(name, (sign) => sign.charCodeAt(0));

const text = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

const uint32 = (value: number) => new Uint8Array(new Uint32Array([value]).buffer);

function writeUint24(bytes: Uint8Array, at: number, value: number): void {
  bytes[at] = value & 255;
  bytes[at + 1] = (value >> 8) & 255;
  bytes[at + 2] = (value >> 16) & 255;
}
