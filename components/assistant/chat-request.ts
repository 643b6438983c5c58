import type { Conversation, Question, Round, Turn } from "./conversation";

/** A message as the service takes it. */
export interface ChatMessage {
  readonly role: "user" | "assistant";
  readonly content: string | readonly object[];
}

/** What the service is asked with: everything that was said, and how far the answer has come. */
export interface ChatRequest {
  readonly messages: readonly ChatMessage[];
  readonly pendingAssistantText?: string;
  readonly pendingToolCalls?: readonly object[];
  readonly pendingToolResults?: readonly object[];
}

/** The request for the answer to the last question: its first one, or the one that goes on after tools have run. */
export function requestFor({ turns }: Conversation): ChatRequest {
  const last = turns.at(-1);
  if (!last) throw new Error("nothing was asked");
  const before = turns.slice(0, -1).flatMap((turn): ChatMessage[] => [
    { role: "user", content: turn.question.text },
    { role: "assistant", content: wordsOf(turn) },
  ]);
  const messages: ChatMessage[] = [...before, { role: "user", content: contentOf(last.question) }];
  return last.rounds.length === 0 ? { messages } : { messages, ...pendingOf(last.rounds) };
}

/** Rounds as the service takes them: flattened, in order. */
function pendingOf(rounds: readonly Round[]): Omit<ChatRequest, "messages"> {
  const calls = rounds.flatMap((round) => round.calls);
  return {
    pendingAssistantText: textOf(rounds),
    pendingToolCalls: calls.map(({ id, name, input }) => ({ id, name, input })),
    pendingToolResults: calls.map(({ id, result }) => ({ tool_use_id: id, result })),
  };
}

/** What an answer said, without what it did. */
export const textOf = (rounds: readonly Round[]): string =>
  rounds
    .map(({ text }) => text.trim())
    .filter((text) => text !== "")
    .join("\n\n");

/** A question with its picture, where it has one. */
function contentOf({ text, attachment }: Question): ChatMessage["content"] {
  const picture = attachment?.picture;
  if (!picture) return text;
  const source = { type: "base64", media_type: picture.mediaType, data: picture.data };
  return [
    { type: "text", text },
    { type: "image", source },
  ];
}

/** An earlier answer in words. What it did is named, so that the model knows of it; how the document is now, it is told anyway. */
function wordsOf({ rounds, state }: Turn): string {
  const done = rounds
    .flatMap(({ calls }) => calls)
    .map(({ name, state: end, message }) => (end === "done" ? name : `${name} (${end}: ${message})`));
  const parts = [
    textOf(rounds),
    done.length > 0 ? `(Tools used: ${done.join(", ")}.)` : "",
    state === "stopped" ? "(The person stopped this answer here.)" : "",
    state === "failed" ? "(This answer broke off here.)" : "",
  ].filter((part) => part !== "");
  return parts.join("\n\n") || "(No words.)";
}
