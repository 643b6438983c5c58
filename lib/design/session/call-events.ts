import { MAX_CARRIED_BYTES, type SessionEvent } from "./session-event";
import type { SessionStore } from "./session-store";
import { jsonBytes, type ToolCall } from "./tool-call";

type Queued = Extract<SessionEvent, { type: "tool_call" }>;
type Ended = Extract<SessionEvent, { type: "tool_result" }>;

/** The event of a call that was queued. Large input is left to the store, so that what buses keep is bounded. */
export function queuedEvent({ callId, sequence, tool, input, byteSize }: ToolCall): Queued {
  const event = { type: "tool_call", callId, sequence, tool } as const;
  return byteSize > MAX_CARRIED_BYTES ? event : { ...event, input };
}

/** The event of a call that has ended, likewise. */
export function endedEvent({ callId, status, result, change }: ToolCall): Ended {
  if (status === "pending") throw new Error(`call ${callId} has not ended`);
  const event = { type: "tool_result", callId, status } as const;
  return jsonBytes(result) + jsonBytes(change) > MAX_CARRIED_BYTES ? event : { ...event, result, change };
}

/** The input of a call that was queued; null for a call that is not kept any more. */
export async function inputOf(
  store: SessionStore,
  sessionId: string,
  event: Queued,
): Promise<{ readonly input: unknown } | null> {
  if ("input" in event) return { input: event.input };
  const call = await store.findCall(sessionId, event.callId);
  return call && { input: call.input };
}

/** What came of a call, likewise. */
export async function outcomeOf(
  store: SessionStore,
  sessionId: string,
  event: Ended,
): Promise<Pick<ToolCall, "status" | "result" | "change"> | null> {
  const { status, result, change } = event;
  if (result !== undefined) return { status, result, change: change ?? null };
  return store.findCall(sessionId, event.callId);
}
