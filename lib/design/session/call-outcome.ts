import type { CallOutcome } from "./tool-call";

/** What a tab says of a call. */
export interface GivenOutcome {
  readonly success: boolean;
  readonly result?: unknown;
  readonly change?: unknown;
}

/**
 * What callers are told: {success, message, data} or {error}. A tab may send just that, a tool's {message, data}, an
 * error's sentence, or anything else, which then is the data.
 */
export function readOutcome({ success, result, change = null }: GivenOutcome): CallOutcome {
  return success
    ? { status: "success", result: successOf(result), change }
    : { status: "error", result: { error: errorOf(result) }, change };
}

function successOf(result: unknown) {
  const given = isObject(result) ? result : {};
  const message = typeof given.message === "string" ? given.message : "";
  const isWhole = "data" in given || "message" in given || "success" in given;
  const rest = isObject(result) ? given : result == null ? {} : { value: result };
  const data = isWhole ? (isObject(given.data) ? given.data : {}) : rest;
  return { success: true, message, data };
}

function errorOf(result: unknown): string {
  if (typeof result === "string" && result) return result;
  const given = isObject(result) ? result : {};
  const [text] = [given.error, given.message].filter((each) => typeof each === "string" && each !== "");
  return typeof text === "string" ? text : "The tool failed in the browser and gave no reason.";
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
