import { type QuestionKey, recordCall } from "../data/ai-usage-calls";
import type { EventStream } from "../http/sse";
import { inkOf } from "./ink";
import type { ModelEvent } from "./model-events";
import { ModelFailure } from "./model-failure";
import type { Rounds } from "./rounds";

/** What an answer belongs to. */
export interface AnswerPlace {
  readonly key: QuestionKey;
  readonly rounds: Rounds | null;
  readonly run: string;
}

interface PendingCall {
  readonly id: string;
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/**
 * Passes on what the model says, as fast as it is read. A call is written down before anybody is told of it.
 * @param progress is told as soon as anything was passed on.
 * @returns why the answer ended. @throws ModelFailure when it did not come to an end of its own.
 */
export async function passOn(
  events: AsyncGenerator<ModelEvent>,
  stream: Pick<EventStream, "send" | "ready">,
  { key, rounds, run }: AnswerPlace,
  progress: { hasSaid: boolean },
): Promise<"complete" | "tool_calls" | "aborted"> {
  const calls: PendingCall[] = [];
  let ink = rounds?.ink ?? 0;
  let textStart = ink;
  let begun: string | null = null;
  for await (const event of events) {
    if (!(await stream.ready())) return "aborted";
    progress.hasSaid ||= event.type !== "end";
    switch (event.type) {
      case "text":
        ink += inkOf(event.text);
        stream.send({ type: "text_delta", text: event.text });
        break;
      case "tool_start":
        begun = event.id;
        stream.send(event);
        break;
      case "tool_call": {
        const { id, name, input, thinking } = event;
        const place = { run, round: rounds?.next ?? 1, position: calls.length, textStart, textEnd: ink };
        await recordCall(key, { callId: id, ...place, thinking });
        textStart = ink;
        begun = null;
        calls.push({ id, name, input });
        stream.send({ type: "tool_call", id, name, input });
        break;
      }
      case "end":
        if (calls.length === 0) assertWhole(event.reason, begun !== null);
    }
  }
  if (calls.length === 0) return "complete";
  stream.send({ type: "tool_calls_pending", toolCalls: calls });
  return "tool_calls";
}

/** @throws ModelFailure for an answer that ended before its end. @param isCallCut whether a call was begun and not finished. */
function assertWhole(reason: string, isCallCut: boolean): void {
  if (reason === "refusal")
    throw new ModelFailure("The model declined to answer this. Put it differently.", false);
  if (reason === "max_tokens" || reason === "model_context_window_exceeded")
    throw new ModelFailure("The answer became too long and was cut off. Ask for it in smaller parts.", false);
  if (isCallCut)
    throw new ModelFailure("The model called a tool in a way that cannot be read. Ask again.", false);
}
