/**
 * Reads a document's small picture out of a data: URL. Threat: bytes of another kind, or a picture that unpacks to
 * gigabytes, which every list of the document's readers would load. Covered: type by content, size in bytes and in
 * pixels before anything is decoded. Left open: what the picture shows.
 */
import { fileTypeFromBuffer } from "file-type";
import { imageDimensionsFromData } from "image-dimensions";
import { AppError } from "../http/app-error";

/** A small picture of a document, checked. */
export interface ThumbnailPicture {
  readonly image: Buffer;
  readonly contentType: "image/webp" | "image/png" | "image/jpeg";
}

/** 96 KiB. */
export const MAX_THUMBNAIL_BYTES = 96 * 1024;

/** Neither side may be longer, px. */
export const MAX_THUMBNAIL_SIDE_PX = 2048;

const TYPES: readonly string[] = [
  "image/webp",
  "image/png",
  "image/jpeg",
] satisfies ThumbnailPicture["contentType"][];

const isType = (mime: string | undefined): mime is ThumbnailPicture["contentType"] =>
  mime !== undefined && TYPES.includes(mime);

const refused = (problem: string) =>
  new AppError(
    "INVALID_REQUEST",
    `thumbnail: ${problem}. Send a WebP, PNG or JPEG picture as data:image/webp;base64,… of at most 96 KiB.`,
  );

/** @throws AppError INVALID_REQUEST saying what is wrong, PAYLOAD_TOO_LARGE for more than 96 KiB. */
export async function readThumbnail(dataUrl: string): Promise<ThumbnailPicture> {
  const [, base64] = /^data:image\/(?:webp|png|jpeg);base64,([A-Za-z0-9+/]*={0,2})$/.exec(dataUrl) ?? [];
  if (base64 === undefined) throw refused("is no data: URL of a picture");
  const image = Buffer.from(base64, "base64");
  if (image.byteLength > MAX_THUMBNAIL_BYTES) {
    const message = `thumbnail: has ${image.byteLength} bytes; at most 96 KiB (${MAX_THUMBNAIL_BYTES} bytes) are kept. Draw it smaller.`;
    throw new AppError("PAYLOAD_TOO_LARGE", message);
  }
  const contentType = (await fileTypeFromBuffer(image))?.mime;
  if (!isType(contentType)) throw refused(`holds ${contentType ?? "bytes of no picture"}`);
  const { width = 0, height = 0 } = imageDimensionsFromData(image) ?? {};
  if (width < 1 || height < 1) throw refused("is a damaged picture");
  if (Math.max(width, height) > MAX_THUMBNAIL_SIDE_PX) {
    throw refused(`is ${width} × ${height} px; neither side may be longer than ${MAX_THUMBNAIL_SIDE_PX} px`);
  }
  return { image, contentType };
}

/** As {@link readThumbnail}, for a field that need not be there. */
export const readOptionalThumbnail = async (dataUrl: string | undefined) =>
  dataUrl === undefined ? undefined : readThumbnail(dataUrl);
