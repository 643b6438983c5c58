import { createHash } from "node:crypto";
import { imageDimensionsFromData } from "image-dimensions";
import { AppError } from "../../http/app-error";
import { type CleanImage, cleanImage } from "../image/clean-image";
import { detectType } from "../image/detect-type";
import { assertDecodable } from "../image/image-limits";
import { IMAGE_TYPES, type ImageExtension, TAKEN_TYPES } from "../image/image-types";
import { readSvgText } from "../svg/read-svg-text";

/** An image of somebody else's, as it may be passed on. */
export interface ProxiedImage {
  /** As the other server sent them. */
  readonly bytes: Uint8Array;
  /** By content; what the other server said does not count. */
  readonly contentType: string;
  /** Strong entity tag, quotes included, from the bytes alone. */
  readonly etag: string;
}

/**
 * Finds out what bytes are. Nothing is decoded, and nothing of them changed.
 * @throws AppError INVALID_REQUEST for what is no image that browsers show, PAYLOAD_TOO_LARGE for more pixels than may be
 *   decoded.
 */
export async function judgeImage(bytes: Uint8Array): Promise<ProxiedImage> {
  const type = await typeOf(bytes);
  if (type !== "svg") assertFewPixels(type, bytes);
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  return { bytes, contentType: IMAGE_TYPES[type].contentType, etag };
}

async function typeOf(bytes: Uint8Array): Promise<ImageExtension> {
  try {
    const type = await detectType(bytes);
    // Markup is an SVG when its root says so.
    if (type === "svg") readSvgText(bytes);
    return type;
  } catch (cause) {
    if (!isInvalid(cause)) throw cause;
    // What was found instead is the other server's business.
    const message = `This address leads to no image that can be passed on; those are ${TAKEN_TYPES}.`;
    throw new AppError("INVALID_REQUEST", message, { cause });
  }
}

/**
 * By the whole container, so that frames count; by the header alone where that is damaged, of which browsers show what
 * there is, and for PNG, whose check sums would take longer than many a fetch.
 */
function assertFewPixels(type: Exclude<ImageExtension, "svg">, bytes: Uint8Array): void {
  const size = (type === "png" ? null : readContainer(type, bytes)) ?? readHeader(bytes);
  if (size && size.widthPx * size.heightPx > 0) assertDecodable(size);
}

function readContainer(type: Exclude<ImageExtension, "svg">, bytes: Uint8Array): CleanImage | null {
  try {
    return cleanImage(type, bytes);
  } catch (error) {
    if (isInvalid(error)) return null;
    throw error;
  }
}

function readHeader(bytes: Uint8Array): CleanImage | null {
  const size = imageDimensionsFromData(bytes);
  return size ? { bytes, widthPx: size.width, heightPx: size.height, frames: 1, orientation: 1 } : null;
}

const isInvalid = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === "INVALID_REQUEST";
