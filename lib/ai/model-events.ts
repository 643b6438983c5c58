import type Anthropic from "@anthropic-ai/sdk";
import { ModelFailure } from "./model-failure";

/** What the model thought, as it wants it back. */
export type Thought = Anthropic.ThinkingBlockParam | Anthropic.RedactedThinkingBlockParam;

/** What a model's stream says, as far as a person or a browser is concerned. */
export type ModelEvent =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "tool_start"; readonly id: string; readonly name: string }
  | {
      readonly type: "tool_call";
      readonly id: string;
      readonly name: string;
      readonly input: Readonly<Record<string, unknown>>;
      /** Since the call before. */
      readonly thinking: readonly Thought[];
    }
  | { readonly type: "end"; readonly reason: Anthropic.StopReason };

/**
 * Reads a model's stream.
 * @throws ModelFailure when it ends before its end, or a call's input cannot be read; the client's errors otherwise.
 */
export async function* readModelEvents(
  stream: AsyncIterable<Anthropic.RawMessageStreamEvent>,
): AsyncGenerator<ModelEvent> {
  let block: Block | null = null;
  let thinking: Thought[] = [];
  let reason: Anthropic.StopReason | null = null;
  for await (const event of stream) {
    switch (event.type) {
      case "content_block_start":
        block = openBlock(event.content_block);
        if (block?.type === "tool_use") yield { type: "tool_start", id: block.id, name: block.name };
        if (block?.type === "text" && block.text !== "") yield { type: "text", text: block.text };
        break;
      case "content_block_delta":
        if (event.delta.type === "text_delta" && event.delta.text !== "")
          yield { type: "text", text: event.delta.text };
        else if (block) addDelta(block, event.delta);
        break;
      case "content_block_stop":
        if (block?.type === "tool_use") {
          // A call that the most tokens cut in two cannot be made; the end of the stream says why.
          const input = readInput(block.json);
          if (input !== null) yield { type: "tool_call", id: block.id, name: block.name, input, thinking };
          thinking = [];
        } else if (block?.type === "thinking" || block?.type === "redacted_thinking") thinking.push(block);
        block = null;
        break;
      case "message_delta":
        reason = event.delta.stop_reason ?? reason;
        break;
      case "message_stop":
        yield { type: "end", reason: reason ?? "end_turn" };
        return;
    }
  }
  throw new ModelFailure("The connection to the model broke off. Ask again to go on.", true);
}

type Block =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "tool_use"; readonly id: string; readonly name: string; json: string }
  | { readonly type: "thinking"; thinking: string; signature: string }
  | { readonly type: "redacted_thinking"; readonly data: string };

/** Null for kinds of blocks that we never ask for. */
function openBlock(block: Anthropic.RawContentBlockStartEvent["content_block"]): Block | null {
  switch (block.type) {
    case "text":
      return { type: "text", text: block.text };
    case "tool_use":
      return { type: "tool_use", id: block.id, name: block.name, json: "" };
    case "thinking":
      return { type: "thinking", thinking: block.thinking, signature: block.signature };
    case "redacted_thinking":
      return { type: "redacted_thinking", data: block.data };
    default:
      return null;
  }
}

function addDelta(block: Block, delta: Anthropic.RawContentBlockDelta): void {
  if (block.type === "tool_use" && delta.type === "input_json_delta") block.json += delta.partial_json;
  if (block.type === "thinking" && delta.type === "thinking_delta") block.thinking += delta.thinking;
  if (block.type === "thinking" && delta.type === "signature_delta") block.signature = delta.signature;
}

/** A call's input; null where it is no object. */
function readInput(json: string): Readonly<Record<string, unknown>> | null {
  if (json.trim() === "") return {};
  try {
    const input: unknown = JSON.parse(json);
    return typeof input === "object" && input !== null && !Array.isArray(input)
      ? (input as Record<string, unknown>)
      : null;
  } catch {
    // Models are cut off within it; that it is none is all that counts.
    return null;
  }
}
