import { createHash } from "node:crypto";
import { type CleanImage, cleanImage } from "./image/clean-image";
import { assertDecodes, turnUpright } from "./image/decode-image";
import { detectType } from "./image/detect-type";
import { assertDecodable, MAX_SVG_BYTES } from "./image/image-limits";
import { imageProblem, imageTooLarge } from "./image/image-problem";
import { IMAGE_TYPES, type ImageExtension } from "./image/image-types";
import { readSvgText } from "./svg/read-svg-text";
import { sanitiseSvg } from "./svg/sanitise-svg";

/** An image that may be stored and shown to everybody. */
export interface PreparedImage {
  readonly bytes: Uint8Array;
  /** `<sha256>.<extension>`: the same bytes have the same name. */
  readonly fileName: string;
  readonly sha256: string;
  readonly contentType: string;
  /** Null for an SVG that does not tell. */
  readonly widthPx: number | null;
  readonly heightPx: number | null;
}

/**
 * Checks an image that somebody sent and makes it fit to be stored: its type is decided by content, metadata and what
 * follows its end are left out, orientation is applied, SVG is cleaned. Nothing else is changed.
 * @throws AppError INVALID_REQUEST for what is no whole image of a type that is taken, PAYLOAD_TOO_LARGE for too many
 *   pixels.
 */
export async function prepareImage(file: Uint8Array): Promise<PreparedImage> {
  if (file.byteLength === 0) throw imageProblem("is empty");
  const type = await detectType(file);
  const made = type === "svg" ? await prepareSvg(file) : await preparePixels(type, file);
  const sha256 = createHash("sha256").update(made.bytes).digest("hex");
  return { ...made, sha256, fileName: `${sha256}.${type}`, contentType: IMAGE_TYPES[type].contentType };
}

type Made = Pick<PreparedImage, "bytes" | "widthPx" | "heightPx">;

async function prepareSvg(file: Uint8Array): Promise<Made> {
  if (file.byteLength > MAX_SVG_BYTES) {
    throw imageTooLarge(`an SVG may have ${MAX_SVG_BYTES / 1024 / 1024} MiB; simplify it, or send pixels`);
  }
  const { svg, widthPx, heightPx } = await sanitiseSvg(readSvgText(file));
  return { bytes: Buffer.from(svg), widthPx, heightPx };
}

async function preparePixels(type: Exclude<ImageExtension, "svg">, file: Uint8Array): Promise<Made> {
  const clean = cleanImage(type, file);
  assertDecodable(clean);
  if (clean.orientation === 1) {
    await assertDecodes(type, clean.bytes);
    return onlyMade(clean);
  }
  if (clean.frames > 1) {
    throw imageProblem("this animation is turned by EXIF; save it upright and send it again");
  }
  const upright = cleanImage(type, await turnUpright(type, file));
  return onlyMade(upright);
}

const onlyMade = ({ bytes, widthPx, heightPx }: CleanImage): Made => ({ bytes, widthPx, heightPx });
