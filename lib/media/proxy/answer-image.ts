import { parseByteRange } from "../../http/byte-range";
import { isUnchanged } from "../../http/is-unchanged";
import type { Answer } from "../../http/route";
import type { ProxiedImage } from "./judge-image";

const HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Accept-Ranges": "bytes",
  // Opened directly, an SVG may style itself and show pixels that it holds; nothing runs, and nothing is loaded.
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** What a caller is answered: all of an image, a piece of it, or that theirs is still the same. */
export function answerImage(
  request: Request,
  { bytes, contentType, etag, isCached }: ProxiedImage & { readonly isCached: boolean },
): Answer {
  const headers = { ...HEADERS, ETag: etag, "X-Cache": isCached ? "HIT" : "MISS" };
  if (isUnchanged(request, etag)) return { status: 304, json: null, headers };
  const ifRange = request.headers.get("if-range");
  const asked = ifRange === null || ifRange === etag ? request.headers.get("range") : null;
  const size = bytes.byteLength;
  const range = parseByteRange(asked ?? undefined, size);
  if (range === "all") return { bytes, contentType, headers };
  if (range === null) {
    const refused = { ...headers, "Cache-Control": "no-store", "Content-Range": `bytes */${size}` };
    return { status: 416, bytes: new Uint8Array(), contentType, headers: refused };
  }
  const piece = { ...headers, "Content-Range": `bytes ${range.first}-${range.last}/${size}` };
  return { status: 206, bytes: bytes.subarray(range.first, range.last + 1), contentType, headers: piece };
}
