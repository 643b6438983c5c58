/**
 * The compressed form: a zlib stream (RFC 1950) of the payload's JSON with a preset dictionary. The dictionary's id stands
 * in the stream, so old links open for ever; the stream's checksum and `ck` make a damaged link an error, never another
 * poster. Inflating is capped.
 */
import { createHash } from "node:crypto";
import { deflateSync, inflateSync } from "node:zlib";
import LZString from "lz-string";
import { dictionaries, newestDictionary } from "./dictionaries/registry";
import { LINK_LIMITS } from "./limits";
import { DAMAGED, linkError } from "./link-error";

/** Checksum of a payload's JSON: base64url of the first six bytes of its SHA-256. */
export function checksum(json: string): string {
  return createHash("sha256").update(json).digest().subarray(0, 6).toString("base64url");
}

/** base64url of the zlib stream of a JSON text. */
export function deflateJson(json: string): string {
  return deflateSync(json, { level: 9, memLevel: 9, dictionary: newestDictionary.bytes }).toString(
    "base64url",
  );
}

/** Longest lz-string payload that is read: its output may be as long as the square of its input. */
const MAX_LZ_STRING_LENGTH = 16_384;

/**
 * The JSON text of a `z` value (percent-decoded, `+` already a space): ours, or another writer's lz-string payload.
 * White space that a mailer put in and punctuation behind the value are not part of it.
 * @throws AppError INVALID_LINK when it is damaged, of an unknown dictionary, or inflates beyond the limit.
 */
export function inflateJson(z: string): string {
  const base64 = /^[\w-]*/.exec(z.replace(/\s+/g, ""))?.[0] ?? "";
  for (const candidate of new Set([base64, base64.replace(/[_-]+$/, "")])) {
    const bytes = Buffer.from(candidate, "base64url");
    if (isZlib(bytes) && bytes.toString("base64url") === candidate) return inflate(bytes);
  }
  return inflateLzString(z.trim().replaceAll(" ", "+"));
}

/** Most JSON that an lz-string payload may hold, in characters: thirty times what a real poster of that length does. */
const MAX_LZ_STRING_JSON = 262_144;

/** lz-string has no checksum; its writer is deterministic, so a payload that would not be written again was damaged. */
function inflateLzString(value: string): string {
  const payload = /^[\w+\-$]*/.exec(value)?.[0] ?? "";
  if (payload === "" || payload.length > MAX_LZ_STRING_LENGTH) throw linkError(DAMAGED);
  const json = tryLzString(payload);
  if (!json || json.length > MAX_LZ_STRING_JSON) throw linkError(DAMAGED);
  if (LZString.compressToEncodedURIComponent(json) !== payload) throw linkError(DAMAGED);
  return json;
}

/** The library throws a TypeError on some payloads that it did not write. */
function tryLzString(payload: string): string | null {
  try {
    return LZString.decompressFromEncodedURIComponent(payload);
  } catch {
    return null;
  }
}

/** RFC 1950: the method is deflate and the two header bytes are a multiple of 31. */
const isZlib = (bytes: Buffer) =>
  bytes.length > 6 && ((bytes[0] ?? 0) & 15) === 8 && bytes.readUInt16BE(0) % 31 === 0;

function inflate(bytes: Buffer): string {
  const presets = ((bytes[1] ?? 0) & 0x20) !== 0;
  const dictionary = presets ? dictionaries.find(({ id }) => id === bytes.readUInt32BE(2)) : undefined;
  if (presets && !dictionary) {
    throw linkError("The link was damaged, or made by a newer version of Affiche than this one.");
  }
  try {
    const options = dictionary ? { dictionary: dictionary.bytes } : {};
    const inflated = inflateSync(bytes, { ...options, maxOutputLength: LINK_LIMITS.stateBytes });
    return new TextDecoder("utf-8", { fatal: true }).decode(inflated);
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? cause.code : "";
    if (code === "ERR_BUFFER_TOO_LARGE") throw linkError("The link holds more than 4 MiB and is not opened.");
    throw linkError(DAMAGED);
  }
}
