import crc32 from "crc-32";
import sharp, { type Sharp } from "sharp";

/** Red, green, blue, white: the corners of {@link corners}, from top left on, row by row. */
export const CORNERS = ["ff0000", "00ff00", "0000ff", "ffffff"] as const;

/** A picture of 48 × 32 px whose four quarters have the colours of {@link CORNERS}. */
export function corners(): Sharp {
  const [width, height] = [48, 32];
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = CORNERS[(y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)] ?? "000000";
      pixels.write(colour, (y * width + x) * 3, "hex");
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** The colours in the middle of a picture's quarters, from top left on, each channel rounded to 0 or 255. */
export async function cornersOf(file: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(file)
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return Buffer.from([...data.subarray(from, from + 3)].map((value) => (value > 127 ? 255 : 0))).toString(
      "hex",
    );
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}

/** Noise, which no encoder makes small: so large a file as wanted. */
export function noise(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 0x2545f491;
  for (let at = 0; at < pixels.length; at++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    pixels[at] = state & 255;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** An animation of three frames in red, green and blue. */
export function animation(): Sharp {
  const frames = ["#f00", "#0f0", "#00f"].map((colour) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="${colour}"/></svg>`,
    ),
  );
  return sharp(frames, { join: { animated: true } });
}

/** A chunk of a PNG with its check sum. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, "latin1");
  chunk.set(data, 8);
  chunk.writeInt32BE(crc32.buf(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

/** A PNG with another size in its header, as if it had so many pixels. */
export function pngOfSize(png: Uint8Array, width: number, height: number): Buffer {
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), pngChunk("IHDR", header), png.subarray(33)]);
}

/** Puts chunks behind the header of a PNG. */
export const withChunks = (png: Uint8Array, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

/** Puts segments behind the start of a JPEG. */
export function withSegment(jpeg: Uint8Array, marker: number, data: Uint8Array): Buffer {
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** A PNG of exactly so many bytes, filled up by a chunk that nobody reads. */
export function pngOfBytes(png: Uint8Array, bytes: number): Buffer {
  return withChunks(png, pngChunk("tEXt", Buffer.alloc(bytes - png.length - 12, "a")));
}

/** EXIF data that tells nothing but an orientation. */
export const exifOf = (orientation: number): Buffer =>
  Buffer.concat([
    Buffer.from("MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0", "latin1"),
    Buffer.of(orientation, 0, 0, 0, 0, 0, 0),
  ]);

/** Gives a JPEG an orientation and nothing else. */
export const turnedJpeg = (jpeg: Uint8Array, orientation: number): Buffer =>
  withSegment(jpeg, 0xe1, Buffer.concat([Buffer.from("Exif\0\0", "latin1"), exifOf(orientation)]));
