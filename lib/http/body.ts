/**
 * Reading of request bodies. Threat: bodies that are endless, deep, or no text, sent to exhaust memory or the stack.
 * Covered: bytes are counted as they arrive, whatever Content-Length says; text must be UTF-8; nesting is bounded
 * before parsing. Left open: slow senders, which the server's request timeout ends.
 */
import { isNestedTooDeep, MAX_JSON_DEPTH } from "@/lib/schema/json-depth";
import { AppError } from "./app-error";

/** 10 MiB: the most that any JSON body may have. */
export const MAX_JSON_BODY_BYTES = 10 * 1024 * 1024;

/**
 * Reads and parses a JSON body.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or INVALID_REQUEST, each saying what would be right.
 */
export async function readJsonBody(request: Request, maxBytes: number): Promise<unknown> {
  assertJsonType(request.headers.get("content-type"));
  const bytes = await readBytes(request, maxBytes);
  return parseJson(decodeUtf8(bytes));
}

function assertJsonType(header: string | null): void {
  const [type = "", ...parameters] = (header ?? "").toLowerCase().split(";");
  const charset = parameters.map((entry) => entry.trim()).find((entry) => entry.startsWith("charset="));
  const named = charset?.slice("charset=".length).replaceAll('"', "");
  if (type.trim() === "application/json" && (!named || named === "utf-8" || named === "utf8")) return;
  throw new AppError(
    "UNSUPPORTED_MEDIA_TYPE",
    "Send the body as JSON with the header Content-Type: application/json.",
  );
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new AppError(
      "PAYLOAD_TOO_LARGE",
      `The body is larger than ${Math.floor(maxBytes / 1024 / 1024)} MiB (${maxBytes} bytes).`,
    );
  const announced = Number(request.headers.get("content-length"));
  if (announced > maxBytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > maxBytes) {
      await reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    chunks.push(value);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, length);
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError("INVALID_REQUEST", "The body is not valid UTF-8.", { cause });
  }
}

/** Parses JSON text whose nesting is bounded; errors say where. */
function parseJson(text: string): unknown {
  if (text.trim() === "") throw new AppError("INVALID_REQUEST", "The body is empty; send a JSON object.");
  if (isNestedTooDeep(text)) {
    throw new AppError("INVALID_REQUEST", `The JSON nests deeper than ${MAX_JSON_DEPTH} levels.`);
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("INVALID_REQUEST", `The body is not valid JSON${whereOf(cause, text)}.`, { cause });
  }
}

/** ` (line 3, column 12)` where the parser said where, else nothing. */
function whereOf(error: unknown, text: string): string {
  const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
  if (position === undefined) return "";
  const before = text.slice(0, Number(position)).split("\n");
  return ` (line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1})`;
}
