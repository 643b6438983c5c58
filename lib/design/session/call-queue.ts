import { AppError } from "@/lib/http/app-error";
import type { SessionTx } from "./session-store";
import { type CallOutcome, finishCall, jsonBytes, type ToolCall } from "./tool-call";

/** Most calls that may wait for a browser. */
export const MAX_PENDING_CALLS = 1000;

/** Most bytes of input that may wait for a browser. */
export const MAX_PENDING_BYTES = 64 * 1024 * 1024;

/** Finished calls that are kept for those who ask: as many, or as many bytes, whichever is less. */
export const MAX_KEPT_CALLS = 2000;
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

/** A call as it is asked for. */
export type NewCall = Pick<ToolCall, "callId" | "tool" | "input" | "idempotencyKey" | "bodyHash">;

/**
 * Puts a call at the end of a session's queue, or finds the one that the same request made before.
 * @returns the call, and whether it is new.
 * @throws AppError RATE_LIMITED when too many wait, KEY_REUSED when the idempotency key belongs to another request.
 */
export async function enqueueCall(
  tx: SessionTx,
  given: NewCall,
  nowMs: number,
): Promise<{ readonly call: ToolCall; readonly isNew: boolean }> {
  const earlier = given.idempotencyKey === null ? null : await tx.findCallByKey(given.idempotencyKey);
  if (earlier) {
    if (earlier.bodyHash === given.bodyHash) return { call: earlier, isNew: false };
    const message =
      "Idempotency-Key: was sent before with another tool or input; use a new key for a new call.";
    throw new AppError("KEY_REUSED", message);
  }
  const { session } = tx;
  const byteSize = jsonBytes(given.input);
  if (session.pendingCalls >= MAX_PENDING_CALLS || session.pendingBytes + byteSize > MAX_PENDING_BYTES) {
    const waiting = `${session.pendingCalls} calls (${session.pendingBytes} bytes) wait for a browser`;
    const most = `at most ${MAX_PENDING_CALLS} calls and ${MAX_PENDING_BYTES} bytes may`;
    throw new AppError(
      "RATE_LIMITED",
      `${waiting}, and ${most}. Open the session's designUrl in a browser.`,
      {
        retryAfterSeconds: 5,
      },
    );
  }
  const call: ToolCall = {
    ...given,
    sequence: session.lastSequence + 1,
    status: "pending",
    result: null,
    change: null,
    byteSize,
    createdAtMs: nowMs,
    finishedAtMs: null,
  };
  await tx.addCall(call);
  await tx.save({
    ...session,
    lastSequence: call.sequence,
    pendingCalls: session.pendingCalls + 1,
    pendingBytes: session.pendingBytes + byteSize,
  });
  return { call, isNew: true };
}

/**
 * Ends a pending call. The answer of a call that has ended already changes nothing.
 * @returns the call as it is now, and whether this answer ended it; null when there is no such call.
 */
export async function answerCall(
  tx: SessionTx,
  callId: string,
  outcome: CallOutcome,
  nowMs: number,
): Promise<{ readonly call: ToolCall; readonly isNew: boolean } | null> {
  const call = await tx.findCall(callId);
  if (!call) return null;
  if (call.status !== "pending") return { call, isNew: false };
  const finished = finishCall(call, outcome, nowMs);
  await tx.finishCall(finished);
  const { session } = tx;
  await tx.save({
    ...session,
    pendingCalls: session.pendingCalls - 1,
    pendingBytes: session.pendingBytes - call.byteSize,
    completedCalls: session.completedCalls + 1,
    keptCalls: session.keptCalls + 1,
    keptBytes: session.keptBytes + finished.byteSize,
  });
  await forgetOldCalls(tx);
  return { call: finished, isNew: true };
}

async function forgetOldCalls(tx: SessionTx): Promise<void> {
  let { keptCalls, keptBytes } = tx.session;
  if (keptCalls <= MAX_KEPT_CALLS && keptBytes <= MAX_KEPT_BYTES) return;
  const dropped: string[] = [];
  // The newest stays, however large: somebody is about to ask for it.
  for (const { callId, byteSize } of await tx.oldestFinished(Math.min(keptCalls - 1, MAX_KEPT_CALLS))) {
    // A tenth more than must go, so that this is rare.
    if (keptCalls <= MAX_KEPT_CALLS * 0.9 && keptBytes <= MAX_KEPT_BYTES * 0.9) break;
    dropped.push(callId);
    keptCalls--;
    keptBytes -= byteSize;
  }
  await tx.dropCalls(dropped);
  await tx.save({ ...tx.session, keptCalls, keptBytes });
}
