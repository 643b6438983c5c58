import { fileTypeFromBuffer } from "file-type";
import { imageProblem } from "./image-problem";
import { type ImageExtension, TAKEN_TYPES } from "./image-types";

const latin = (file: Uint8Array, from: number, to: number) =>
  Buffer.from(file.subarray(from, to)).toString("latin1");

/**
 * The type of an image by its content; names and declared types do not count.
 * @throws AppError INVALID_REQUEST that names what was found instead.
 */
export async function detectType(file: Uint8Array): Promise<ImageExtension> {
  const head = latin(file, 0, 12);
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("\xff\xd8\xff")) return "jpg";
  if (/^GIF8[79]a/.test(head)) return "gif";
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return "webp";
  if (head.slice(4, 8) === "ftyp" && isAvif(file)) return "avif";
  if (isMarkup(file)) return "svg";
  const found = await fileTypeFromBuffer(file);
  const name = found?.mime ?? (isText(file) ? "text" : "a file of an unknown type");
  throw imageProblem(`is ${name}; send ${TAKEN_TYPES}`);
}

/** Whether `avif` or `avis` is among the brands, which also files of other main brands list. */
function isAvif(file: Uint8Array): boolean {
  const size = Buffer.from(file.subarray(0, 4)).readUInt32BE(0);
  const brands = latin(file, 8, Math.min(size, 512)).match(/[\s\S]{4}/g) ?? [];
  return brands.some((brand, index) => index !== 1 && (brand === "avif" || brand === "avis"));
}

/** Whether a file begins like XML, in UTF-8 or UTF-16. Whether it is an SVG is for its parser to say. */
function isMarkup(file: Uint8Array): boolean {
  const start = latin(file, 0, 1024)
    .replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, "")
    .replaceAll("\0", "");
  return /^\s*<[?!a-zA-Z]/.test(start);
}

const isText = (file: Uint8Array) => file.length > 0 && !file.subarray(0, 1024).includes(0);
