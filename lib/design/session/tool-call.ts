/** How far a call has come. It begins pending, ends as one of the others, and then never changes. */
export type CallStatus = "pending" | "success" | "error";

/** A call of a tool in a session. */
export interface ToolCall {
  readonly callId: string;
  /** Its place in the order in which calls are run, from 1. */
  readonly sequence: number;
  /** With the prefix that callers use: `design_add_section`. */
  readonly tool: string;
  /** JSON, exactly as it was sent. */
  readonly input: unknown;
  readonly status: CallStatus;
  /** {success, message, data} of a success, {error} of a failure; null while pending. */
  readonly result: unknown;
  /** What it changed in the document, in the editor's own terms; null where the editor did not say. */
  readonly change: unknown;
  readonly idempotencyKey: string | null;
  /** SHA-256 (hex) of tool and input. */
  readonly bodyHash: string;
  /** Bytes of input, and of result once there is one. */
  readonly byteSize: number;
  readonly createdAtMs: number;
  readonly finishedAtMs: number | null;
}

/** What came of a call. */
export interface CallOutcome {
  readonly status: "success" | "error";
  readonly result: unknown;
  readonly change: unknown;
}

/** The only way in which a call's status changes. @throws Error for a call that has ended. */
export function finishCall(call: ToolCall, outcome: CallOutcome, nowMs: number): ToolCall {
  if (call.status !== "pending") throw new Error(`call ${call.callId} has ended as ${call.status}`);
  const bytes = jsonBytes(outcome.result) + jsonBytes(outcome.change);
  return { ...call, ...outcome, byteSize: call.byteSize + bytes, finishedAtMs: nowMs };
}

/** Bytes of a value as JSON. */
export const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value ?? null));
