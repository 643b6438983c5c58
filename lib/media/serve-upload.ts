/**
 * Stored images, to everybody. Threat: a file that a browser takes for something else than a picture, on the app's own
 * origin; names that lead elsewhere. Covered: a name must be a hash with a known extension, and is a flat key; the type
 * is that of the check at upload and may not be guessed anew; a file that is opened directly is in a sandbox without
 * scripts, forms and loads. Left open: whoever knows an address can see the image.
 */

import { randomUUID } from "node:crypto";
import { AppError } from "../http/app-error";
import { parseByteRange } from "../http/byte-range";
import { bytesResponse } from "../http/bytes-response";
import { isUnchanged } from "../http/is-unchanged";
import { reportUnknown } from "../http/request-log";
import { IMAGE_TYPES, type ImageExtension } from "./image/image-types";
import { storage } from "./storage/storage";

const NAME = /^([0-9a-f]{64})\.(png|jpg|gif|webp|svg|avif)$/;

const ALWAYS = {
  "Cache-Control": "public, max-age=31536000, immutable",
  "X-Content-Type-Options": "nosniff",
  // Embedded pictures and fonts are in the file itself; nothing else may be loaded or run.
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Access-Control-Allow-Origin": "*",
  "Accept-Ranges": "bytes",
};

/** Answers GET (and HEAD, by the same headers) for `/uploads/<name>`. */
export async function serveUpload(request: Request, name: string): Promise<Response> {
  try {
    return await answer(request, name);
  } catch (error) {
    const told = error instanceof AppError ? error : reportUnknown(error, randomUUID());
    return refusal(told.status, told.publicMessage);
  }
}

async function answer(request: Request, name: string): Promise<Response> {
  const [, sha256, extension] = NAME.exec(name) ?? [];
  if (!sha256 || !extension) return notFound();
  const etag = `"${sha256}"`;
  const headers = { ...ALWAYS, ETag: etag };
  // The name is the hash of the content: whoever has that, has it right, and nothing need be read.
  if (isUnchanged(request, etag) && (await storage("uploads").has(name))) {
    return new Response(null, { status: 304, headers });
  }
  const file = await storage("uploads").get(name);
  if (!file) return notFound();
  const typed = { ...headers, "Content-Type": IMAGE_TYPES[extension as ImageExtension].contentType };
  const ifRange = request.headers.get("if-range");
  const asked = ifRange === null || ifRange === etag ? request.headers.get("range") : null;
  const size = file.bytes.byteLength;
  const range = parseByteRange(asked ?? undefined, size);
  if (range === "all") return bytesResponse(file.bytes, 200, typed);
  if (range === null) {
    return bytesResponse(new Uint8Array(), 416, {
      ...typed,
      "Cache-Control": "no-store",
      "Content-Range": `bytes */${size}`,
    });
  }
  const piece = file.bytes.subarray(range.first, range.last + 1);
  return bytesResponse(piece, 206, {
    ...typed,
    "Content-Range": `bytes ${range.first}-${range.last}/${size}`,
  });
}

const notFound = () => refusal(404, "There is no such image.");

const refusal = (status: number, error: string) =>
  bytesResponse(Buffer.from(JSON.stringify({ error })), status, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Access-Control-Allow-Origin": "*",
  });
