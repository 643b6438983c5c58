import type Anthropic from "@anthropic-ai/sdk";
import type { AnsweredCall } from "./check-chat";

/** More of one result costs more than it tells. */
const MAX_CHARACTERS = 120_000;

/** What earlier rounds have read is mostly used by now, and there may be two dozen of them. */
const MAX_EARLIER_CHARACTERS = 30_000;

/** A picture inside a result, as tools answer it. */
const PICTURE = /^data:(image\/(?:png|jpeg|webp));base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * A call's result as the model is given it: text, with the picture that a tool took as a picture.
 * @param isNewest whether it is of the newest round. Of earlier ones long texts are cut, and pictures named only: each costs
 * as much as a page of text.
 */
export function toolResultBlock(call: AnsweredCall, isNewest: boolean): Anthropic.ToolResultBlockParam {
  const shorten = (text: string) => cut(text, isNewest ? MAX_CHARACTERS : MAX_EARLIER_CHARACTERS);
  const block = { type: "tool_result", tool_use_id: call.id } as const;
  if (call.error !== null) return { ...block, content: shorten(call.result), is_error: true };
  const outcome: unknown = JSON.parse(call.result);
  const data = isRecord(outcome) && isRecord(outcome.data) ? outcome.data : null;
  const [, mediaType, base64] = PICTURE.exec(typeof data?.dataUrl === "string" ? data.dataUrl : "") ?? [];
  if (!isRecord(outcome) || mediaType === undefined || base64 === undefined)
    return { ...block, content: shorten(call.result) };
  const dataUrl = isNewest ? "(the picture follows)" : "(a picture, not shown again)";
  const text = {
    type: "text",
    text: shorten(JSON.stringify({ ...outcome, data: { ...data, dataUrl } })),
  } as const;
  if (!isNewest) return { ...block, content: [text] };
  const source = { type: "base64", media_type: mediaType as "image/png", data: base64 } as const;
  return { ...block, content: [text, { type: "image", source }] };
}

const cut = (text: string, most: number) =>
  text.length <= most
    ? text
    : `${text.slice(0, most)}\n(… ${text.length - most} characters were left out; ask for less at once)`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
