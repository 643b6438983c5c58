import { type ChatEvent, readChatEvents, StreamLost } from "./chat-events";
import { problemOfAnswer, problemOfError } from "./chat-problem";
import type { ChatProblem } from "./conversation";

/** Asks for an answer. @throws ChatFailure before the first event, StreamLost after it. */
export type AskChat = (body: object, signal: AbortSignal) => Promise<AsyncIterable<ChatEvent>>;

/** Why there is no answer. */
export class ChatFailure extends Error {
  override readonly name = "ChatFailure";
  constructor(readonly problem: ChatProblem) {
    super(problem.text);
  }
}

/** Asks this service, with the person's own cookies. */
export const askChat: AskChat = async (body, signal) => {
  const response = await fetch("/api/v1/design/ai/chat", {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    throw new ChatFailure(problemOfError(error));
  });
  if (!response.ok || !response.body) {
    const answer: unknown = await response.json().catch(() => ({}));
    throw new ChatFailure(problemOfAnswer(response.status, answer));
  }
  return readChatEvents(response.body);
};

/** What to tell a person, whatever ended the answer. */
export function problemOf(error: unknown): ChatProblem {
  if (error instanceof ChatFailure) return error.problem;
  if (error instanceof StreamLost)
    return { kind: "lost", text: "The connection was lost in the middle of the answer." };
  return problemOfError(error);
}
