import { createHash } from "node:crypto";
import { approximateTokens } from "@/lib/design/jsx/approximate-tokens";
import type { Answer, AnswerBlock } from "./answer";
import { type ModelRequest, signatureOf } from "./check-request";

/** Characters of one delta. */
const DELTA_CHARACTERS = 24;

/** An event as it goes over the wire, without the empty line after it. */
export interface WireEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** How much of a request was found in the cache, and how much is put there. */
export interface CacheUse {
  readonly readTokens: number;
  readonly writtenTokens: number;
}

/** An answer as the events of the real API, in order. The same request and answer give the same events. */
export function eventsOf(request: ModelRequest, answer: Answer, cache: CacheUse): WireEvent[] {
  const key = createHash("sha256").update(JSON.stringify(request.messages)).digest("hex").slice(0, 16);
  const usesTools = answer.blocks.some((block) => "tool" in block);
  const written = answer.blocks.map((block) =>
    "tool" in block ? JSON.stringify(block.input) : Object.values(block)[0],
  );
  const usage = {
    input_tokens: approximateTokens(JSON.stringify(request.messages)),
    cache_creation_input_tokens: cache.writtenTokens,
    cache_read_input_tokens: cache.readTokens,
  };
  const message = {
    id: `msg_fake_${key}`,
    type: "message",
    role: "assistant",
    model: request.model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { ...usage, output_tokens: 1 },
  };
  return [
    { type: "message_start", data: { message } },
    { type: "ping", data: {} },
    ...answer.blocks.flatMap((block, index) => blockEvents(block, index, key)),
    {
      type: "message_delta",
      data: {
        delta: {
          stop_reason: answer.stopReason ?? (usesTools ? "tool_use" : "end_turn"),
          stop_sequence: null,
        },
        usage: { ...usage, output_tokens: approximateTokens(written.join(" ")) },
      },
    },
    { type: "message_stop", data: {} },
  ];
}

function blockEvents(block: AnswerBlock, index: number, key: string): WireEvent[] {
  const start = (content_block: object): WireEvent => ({
    type: "content_block_start",
    data: { index, content_block },
  });
  const delta = (inner: object): WireEvent => ({
    type: "content_block_delta",
    data: { index, delta: inner },
  });
  const stop: WireEvent = { type: "content_block_stop", data: { index } };
  if ("text" in block)
    return [
      start({ type: "text", text: "" }),
      ...pieces(block.text).map((text) => delta({ type: "text_delta", text })),
      stop,
    ];
  if ("thinking" in block)
    return [
      start({ type: "thinking", thinking: "", signature: "" }),
      ...pieces(block.thinking).map((thinking) => delta({ type: "thinking_delta", thinking })),
      delta({ type: "signature_delta", signature: signatureOf(block.thinking) }),
      stop,
    ];
  const input = typeof block.input === "string" ? block.input : JSON.stringify(block.input);
  return [
    start({ type: "tool_use", id: `toolu_fake_${key}_${index}`, name: block.tool, input: {} }),
    delta({ type: "input_json_delta", partial_json: "" }),
    ...(input === "{}"
      ? []
      : pieces(input).map((partial_json) => delta({ type: "input_json_delta", partial_json }))),
    stop,
  ];
}

/** A text in small pieces, never within a character. */
function pieces(text: string): string[] {
  const found: string[] = [];
  let piece = "";
  for (const character of text) {
    piece += character;
    if (piece.length < DELTA_CHARACTERS) continue;
    found.push(piece);
    piece = "";
  }
  return piece ? [...found, piece] : found;
}

/** An event as text. @param lineEnd `\n` as the real API sends it, or `\r\n`, which the format allows too. */
export const writeEvent = ({ type, data }: WireEvent, lineEnd = "\n"): string =>
  `event: ${type}${lineEnd}data: ${JSON.stringify({ type, ...data })}${lineEnd}${lineEnd}`;
