import PQueue from "p-queue";
import sharp, { type Metadata, type Sharp } from "sharp";
import { MAX_ANIMATION_PIXELS } from "./image-limits";
import { brokenOff, imageTooLarge } from "./image-problem";
import { IMAGE_TYPES, type ImageExtension } from "./image-types";

type PixelType = Exclude<ImageExtension, "svg">;

/** Pictures that are decoded at the same time: one can take half a gigabyte. */
const queue = new PQueue({ concurrency: 2 });

/** No picture of the allowed size takes as long, unless it is made to. */
const TIMEOUT_SECONDS = 30;

/** Strong enough that a second encoding is not seen. */
const QUALITY = 95;

/**
 * Decodes every pixel once, off the main thread, and keeps none.
 * @throws AppError INVALID_REQUEST when they cannot all be read.
 */
export async function assertDecodes(type: PixelType, file: Uint8Array): Promise<void> {
  const whole = open(type, file).resize(16, 16, { fit: "fill" }).raw();
  await run(type, () => whole.toBuffer());
}

/**
 * Turns a picture as its EXIF orientation says and encodes it again in its own type: colour profile, colour space, bit
 * depth and chroma sampling stay.
 */
export async function turnUpright(type: PixelType, file: Uint8Array): Promise<Uint8Array> {
  const meta = await run(type, () => sharp(file).metadata());
  const upright = open(type, file, false)
    .autoOrient()
    .keepIccProfile()
    .toColourspace(meta.space ?? "srgb");
  return run(type, () => encode(upright, type, meta, file).toBuffer());
}

function encode(picture: Sharp, type: PixelType, meta: Metadata, file: Uint8Array): Sharp {
  if (type === "png") return picture.png({ progressive: meta.isProgressive });
  // Found by chance in other bytes it only makes the file larger.
  if (type === "webp")
    return picture.webp({ quality: QUALITY, lossless: Buffer.from(file).includes("VP8L") });
  const chromaSubsampling = meta.chromaSubsampling?.startsWith("4:4:4") ? "4:4:4" : "4:2:0";
  return picture.jpeg({ quality: QUALITY, chromaSubsampling, progressive: meta.isProgressive });
}

function open(type: PixelType, file: Uint8Array, animated = true): Sharp {
  return sharp(asStill(type, file), {
    animated,
    limitInputPixels: MAX_ANIMATION_PIXELS,
    sequentialRead: true,
    // libjpeg only warns when data is missing; the others fail by themselves, and warn of what browsers forgive.
    failOn: type === "jpg" ? "warning" : "error",
  }).timeout({ seconds: TIMEOUT_SECONDS });
}

/** Animated AVIF has a still picture too, which sharp reads when the main brand says so. */
function asStill(type: PixelType, file: Uint8Array): Uint8Array {
  if (type !== "avif") return file;
  const copy = Buffer.from(file);
  copy.write("avif", 8, "latin1");
  return copy;
}

async function run<T>(type: PixelType, work: () => Promise<T>): Promise<T> {
  try {
    return await queue.add(work);
  } catch (cause) {
    const tooSlow = cause instanceof Error && /timeout/i.test(cause.message);
    throw tooSlow
      ? imageTooLarge("takes too long to decode; send a smaller one")
      : brokenOff(IMAGE_TYPES[type].label, cause);
  }
}
