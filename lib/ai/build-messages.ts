import type Anthropic from "@anthropic-ai/sdk";
import type { ChatMessage, ChatRequest } from "./chat-request";
import type { RoundCall, Rounds } from "./rounds";
import { showDocument } from "./show-document";
import { toolResultBlock } from "./tool-result";

type Block = Anthropic.ContentBlockParam;

/** What makes the model go on where it was interrupted. */
const GO_ON = "(You were interrupted here. Go on exactly where you stopped, without repeating anything.)";

/**
 * A conversation as the model is given it: what was said, the rounds since the question, and at the very end the document as
 * it is now, so that everything before it stays as it was and is found in the cache.
 */
export function buildMessages(request: ChatRequest, rounds: Rounds | null): Anthropic.MessageParam[] {
  const turns: { readonly role: "user" | "assistant"; readonly blocks: Block[] }[] = [];
  const add = (role: "user" | "assistant", blocks: readonly Block[]) => {
    if (blocks.length === 0) return;
    const last = turns.at(-1);
    // Two questions in a row are one: whoever stopped an answer before it said anything has asked twice.
    if (last?.role === role) last.blocks.push(...blocks);
    else turns.push({ role, blocks: [...blocks] });
  };
  for (const message of request.messages) add(message.role, blocksOf(message));
  const newest = rounds?.rounds.length ?? 0;
  for (const [at, calls] of (rounds?.rounds ?? []).entries()) {
    add("assistant", calls.flatMap(callBlocks));
    add(
      "user",
      calls.map((call) => toolResultBlock(call, at === newest - 1)),
    );
  }
  if (rounds && rounds.textAfter.trim() !== "") {
    add("assistant", [{ type: "text", text: rounds.textAfter.trimEnd() }]);
    add("user", [{ type: "text", text: GO_ON }]);
  }
  const last = turns.at(-1)?.blocks;
  markForCache(last?.at(-1));
  const shown = showDocument(request);
  if (shown !== "") last?.push({ type: "text", text: shown });
  return turns.map(({ role, blocks }) => ({ role, content: blocks }));
}

function blocksOf({ content }: ChatMessage): Block[] {
  return typeof content === "string"
    ? [{ type: "text", text: content }]
    : content.map((block) => ({ ...block }));
}

function callBlocks({ id, name, input, textBefore, thinking }: RoundCall): Block[] {
  const text: Block[] = textBefore.trim() === "" ? [] : [{ type: "text", text: textBefore }];
  return [...thinking, ...text, { type: "tool_use", id, name, input }];
}

/** Everything up to here is the same in the next round. */
function markForCache(block: Block | undefined): void {
  if (block?.type === "text" || block?.type === "tool_result" || block?.type === "image")
    block.cache_control = { type: "ephemeral" };
}

/** The words of the question. */
export function questionOf({ messages }: ChatRequest): string {
  const content = messages.at(-1)?.content ?? "";
  if (typeof content === "string") return content;
  return content.flatMap((block) => (block.type === "text" ? [block.text] : [])).join("\n");
}
