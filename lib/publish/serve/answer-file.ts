import type { ManifestFile } from "../../data/deployments";
import { parseByteRange } from "../../http/byte-range";
import { namesTag } from "../../http/is-unchanged";
import { isCompressible } from "../files/content-type";
import { type Coding, readContent } from "./read-content";
import type { SiteAnswer, SiteRequest } from "./site-request";

/** Below this, compressing costs more than it saves. */
const COMPRESS_FROM_BYTES = 1024;

/**
 * Answers with a file or a part of it, or says that the visitor has it already. Null when its bytes are gone.
 * @param more headers of the answer.
 */
export async function answerFile(
  file: ManifestFile,
  asked: SiteRequest["headers"],
  more: Readonly<Record<string, string>>,
): Promise<SiteAnswer | null> {
  const { sha256, contentType, size } = file;
  const text = (name: string) => String(asked[name] ?? "");
  const compressible = size >= COMPRESS_FROM_BYTES && isCompressible(contentType);
  const wantsPart = text("range") !== "";
  const coding = compressible && !wantsPart ? bestCoding(text("accept-encoding")) : null;
  const tag = sha256.slice(0, 32);
  const etag = `"${tag}${coding ? `-${coding}` : ""}"`;
  const headers = {
    ...more,
    "Content-Type": contentType,
    ETag: etag,
    "Accept-Ranges": "bytes",
    ...(compressible && { Vary: "Accept-Encoding" }),
  };
  // Their copy may be in another coding than they take now.
  const tags = [`"${tag}"`, `"${tag}-br"`, `"${tag}-gzip"`];
  if (namesTag(text("if-none-match"), tags)) return { status: 304, headers };
  const body = await readContent(sha256, coding);
  if (!body) return null;
  const part = isSame(text("if-range"), etag) ? parseByteRange(text("range"), size) : "all";
  if (part === null)
    return {
      status: 416,
      headers: {
        ...headers,
        "Cache-Control": "no-store",
        "Content-Range": `bytes */${size}`,
        "Content-Length": "0",
      },
    };
  if (part !== "all") {
    const range = `bytes ${part.first}-${part.last}/${size}`;
    const bytes = body.subarray(part.first, part.last + 1);
    const partly = { ...headers, "Content-Range": range, "Content-Length": String(bytes.byteLength) };
    return { status: 206, headers: partly, body: bytes };
  }
  const whole = { ...headers, "Content-Length": String(body.byteLength) };
  return { status: 200, headers: coding ? { ...whole, "Content-Encoding": coding } : whole, body };
}

/** The coding that the visitor takes and that is smallest; null for none. */
function bestCoding(accepted: string): Coding | null {
  const weights = new Map(
    accepted
      .toLowerCase()
      .split(",")
      .map((entry) => {
        const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
        const weight = parameters.find((part) => part.startsWith("q="))?.slice(2);
        return [name, weight === undefined ? 1 : Number(weight)];
      }),
  );
  const takes = (coding: Coding) => (weights.get(coding) ?? 0) > 0;
  return takes("br") ? "br" : takes("gzip") ? "gzip" : null;
}

/** A part only fits a visitor's beginning when that is of the same content. */
const isSame = (ifRange: string, etag: string) => ifRange === "" || ifRange === etag;
