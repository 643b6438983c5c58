import { isNestedTooDeep } from "@/lib/schema/json-depth";
import type { PosterState } from "../schema/state";
import { validateState } from "../schema/validate";
import { checksum, inflateJson } from "./compress";
import { decodeLegacy } from "./legacy";
import { DAMAGED, linkError } from "./link-error";
import { stateOf } from "./payload";
import { readQuery } from "./query";
import { readingsOf, trimToJson } from "./readable";

/** What a link holds. A legacy link's state was converted to the layers of today. */
export interface DecodedLink {
  readonly mode: "layer" | "legacy";
  readonly state: PosterState;
}

/** Longest input that is looked at; no link of ours or of others is longer. */
const MAX_INPUT_LENGTH = 1_000_000;

/**
 * Opens a share link: a whole address, or only its query. What carriers do to links is undone where that is certain.
 * @throws AppError INVALID_LINK, never anything else: a changed link gives the same state or a clear error.
 */
export function decodeLink(input: string): DecodedLink {
  if (input.length > MAX_INPUT_LENGTH) throw linkError("The link is too long to be one of ours.");
  const query = readQuery(input);
  const state = query.get("v") === "1" && !query.has("lm") ? decodeLegacy(query) : decodeLayers(query);
  const errors = validateState(state);
  if (errors.length > 0) {
    throw linkError(`The link holds a state that is not valid: ${errors[0]}`, { errors });
  }
  return { mode: query.has("lm") ? "layer" : "legacy", state };
}

function decodeLayers(query: ReadonlyMap<string, string>): PosterState {
  if (!query.has("lm")) {
    throw linkError(
      "This is no poster link. A poster link looks like https://…/canvas?lm=1&ca=9:16&cbg=%23101418&ly=…",
    );
  }
  const aspectRatio = shortValue(query, "ca", /^(?:\d{1,2}:\d{1,2}|full)/);
  const backgroundColor = shortValue(query, "cbg", /^#[0-9a-fA-F]{6}/);
  const payload = query.has("z") || query.has("lz") ? compressed(query) : readable(query);
  return stateOf(payload, aspectRatio, backgroundColor);
}

/** A short value in the clear, in whichever reading it makes sense. */
function shortValue(query: ReadonlyMap<string, string>, name: string, pattern: RegExp): string {
  const match = readingsOf(query.get(name) ?? "")
    .map((reading) => pattern.exec(reading.trim())?.[0])
    .find((found) => found !== undefined);
  if (match === undefined) throw linkError(DAMAGED);
  return match;
}

function compressed(query: ReadonlyMap<string, string>): Record<string, unknown> {
  const json = inflateJson(readingsOf(query.get("z") ?? "").at(-1) ?? "");
  const expected = query.get("ck");
  if (expected !== undefined && (readingsOf(expected).at(-1) ?? "").trim() !== checksum(json))
    throw linkError(DAMAGED);
  const payload = parsePayload(json);
  if (Array.isArray(payload)) return { layers: payload };
  if (!isRecord(payload)) throw linkError(DAMAGED);
  return payload;
}

function readable(query: ReadonlyMap<string, string>): Record<string, unknown> {
  const read = (name: string): unknown => {
    const value = query.get(name);
    if (value === undefined) return undefined;
    for (const reading of readingsOf(value)) {
      const json = trimToJson(reading);
      const parsed = json === null ? undefined : parsePayload(json);
      if (parsed !== undefined) return parsed;
    }
    throw linkError(DAMAGED);
  };
  const layers = read("ly");
  if (layers === undefined) throw linkError(DAMAGED);
  const [effect, postProcesses, extra] = [read("fx"), read("pp"), read("ex")];
  return {
    ...(isRecord(extra) ? extra : {}),
    layers,
    ...(effect === undefined ? {} : { effect }),
    ...(postProcesses === undefined ? {} : { postProcesses }),
  };
}

/** Parses JSON that is not too deep; undefined when it is none. */
function parsePayload(json: string): unknown {
  if (isNestedTooDeep(json)) throw linkError("The link nests deeper than any poster does.");
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
