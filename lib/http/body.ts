/**
 * Reading of request bodies. Threat: bodies that are endless, deep, or no text, sent to exhaust memory or the stack.
 * Covered: bytes are counted as they arrive, whatever Content-Length says; text must be UTF-8; nesting is bounded
 * before parsing. Left open: slow senders, which the server's request timeout ends.
 */
import { findTooDeep, MAX_JSON_DEPTH } from "@/lib/schema/json-depth";
import { AppError } from "./app-error";
import { describeOffset, findJsonFault } from "./json-fault";

/** 10 MiB: the most that any JSON body may have. */
export const MAX_JSON_BODY_BYTES = 10 * 1024 * 1024;

/**
 * Reads and parses a JSON body.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or INVALID_REQUEST, each saying where and what would be right.
 */
export async function readJsonBody(request: Request, maxBytes: number): Promise<unknown> {
  assertJsonType(request.headers);
  return parseJsonBytes(await readBytes(request, maxBytes));
}

/**
 * Parses JSON text in UTF-8.
 * @param what names it in errors. @throws AppError INVALID_REQUEST, saying where and what would be right.
 */
export function parseJsonBytes(bytes: Uint8Array, what = "body"): unknown {
  return parseJson(decodeUtf8(bytes, what), what);
}

function assertJsonType(headers: Headers): void {
  const [type = "", ...parameters] = (headers.get("content-type") ?? "").toLowerCase().split(";");
  const charset = parameters.map((entry) => entry.trim()).find((entry) => entry.startsWith("charset="));
  const named = charset?.slice("charset=".length).replaceAll('"', "");
  if (type.trim() !== "application/json" || (named && named !== "utf-8" && named !== "utf8")) {
    const wanted = "Send the body as JSON with the header Content-Type: application/json.";
    throw new AppError("UNSUPPORTED_MEDIA_TYPE", wanted);
  }
  const coding = headers.get("content-encoding")?.trim().toLowerCase();
  if (coding && coding !== "identity") {
    throw new AppError("UNSUPPORTED_MEDIA_TYPE", "Send the body as it is, without Content-Encoding.");
  }
}

/**
 * Reads a body whole, counting as it arrives.
 * @throws AppError PAYLOAD_TOO_LARGE, or INVALID_REQUEST when it breaks off.
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length")) > maxBytes) throw tooLarge(maxBytes);
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new AppError("INVALID_REQUEST", "The body broke off before its end.", { cause });
    });
    if (done) break;
    length += value.byteLength;
    if (length > maxBytes) {
      // Not awaited: the answer need not wait for a sender that goes on. That cancelling may fail is of no interest.
      void reader.cancel().catch(() => undefined);
      throw tooLarge(maxBytes);
    }
    chunks.push(value);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, length);
}

/** The error of something that has more bytes than it may. */
export function tooLarge(maxBytes: number, what = "body"): AppError {
  const size = maxBytes >= 1024 * 1024 ? `${Math.floor(maxBytes / 1024 / 1024)} MiB (${maxBytes} bytes)` : "";
  return new AppError("PAYLOAD_TOO_LARGE", `The ${what} is larger than ${size || `${maxBytes} bytes`}.`);
}

function decodeUtf8(bytes: Uint8Array, what: string): string {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    throw new AppError(
      "INVALID_REQUEST",
      `The ${what} begins with a byte order mark; send UTF-8 without one.`,
    );
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    const message = `The ${what} is not valid UTF-8 (at byte ${firstBadByte(bytes)}, counted from 0).`;
    throw new AppError("INVALID_REQUEST", message, { cause });
  }
}

/** Offset of the first byte that is no UTF-8: where decoding puts a replacement character that was not sent. */
function firstBadByte(bytes: Uint8Array): number {
  const text = new TextDecoder("utf-8").decode(bytes);
  let offset = 0;
  let from = 0;
  for (;;) {
    const index = text.indexOf("\uFFFD", from);
    if (index < 0) return bytes.length;
    offset += Buffer.byteLength(text.slice(from, index));
    if (bytes[offset] !== 0xef || bytes[offset + 1] !== 0xbf || bytes[offset + 2] !== 0xbd) return offset;
    offset += 3;
    from = index + 1;
  }
}

/** Parses JSON text whose nesting is bounded; errors say where. */
function parseJson(text: string, what: string): unknown {
  if (text.trim() === "") throw new AppError("INVALID_REQUEST", `The ${what} is empty; send a JSON object.`);
  const deep = findTooDeep(text);
  if (deep !== null) {
    const message = `The JSON nests deeper than ${MAX_JSON_DEPTH} levels (${describeOffset(text, deep)}).`;
    throw new AppError("INVALID_REQUEST", message);
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    const where = describeOffset(text, findJsonFault(text) ?? text.length);
    throw new AppError("INVALID_REQUEST", `The ${what} is not valid JSON (${where}).`, { cause });
  }
}
