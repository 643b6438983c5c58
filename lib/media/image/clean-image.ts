import { cleanAvif } from "./clean-avif";
import { cleanGif } from "./clean-gif";
import { cleanJpeg } from "./clean-jpeg";
import { cleanPng } from "./clean-png";
import { cleanWebp } from "./clean-webp";
import { brokenOff } from "./image-problem";
import { IMAGE_TYPES, type ImageExtension } from "./image-types";

/** A file of pixels as its container describes it; nothing has been decoded. */
export interface CleanImage {
  /** The file without metadata and without what stood behind its end. Pixels and colour profile are as they came. */
  readonly bytes: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
  /** 1 for a still image. */
  readonly frames: number;
  /** EXIF orientation, 1 to 8; its tag is no longer in `bytes`. */
  readonly orientation: number;
}

const CLEANERS: Record<Exclude<ImageExtension, "svg">, (file: Buffer) => CleanImage> = {
  png: cleanPng,
  jpg: cleanJpeg,
  gif: cleanGif,
  webp: cleanWebp,
  avif: cleanAvif,
};

/**
 * Walks over the container of a file of pixels, and leaves out what is not picture.
 * @throws AppError INVALID_REQUEST for a file that breaks its format's rules.
 */
export function cleanImage(type: Exclude<ImageExtension, "svg">, file: Uint8Array): CleanImage {
  try {
    return CLEANERS[type](Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  } catch (error) {
    // Reading past the end of a buffer, which is how a walk over a file that was cut ends.
    if (error instanceof RangeError) throw brokenOff(IMAGE_TYPES[type].label, error);
    throw error;
  }
}
