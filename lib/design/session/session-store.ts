import type { SessionRecord } from "./session-record";
import type { ToolCall } from "./tool-call";

/** A session while nobody else can change it. What is written happens together, or not at all. */
export interface SessionTx {
  readonly session: SessionRecord;
  save(session: SessionRecord): Promise<void>;
  findCall(callId: string): Promise<ToolCall | null>;
  findCallByKey(idempotencyKey: string): Promise<ToolCall | null>;
  addCall(call: ToolCall): Promise<void>;
  /** Replaces a pending call by the same call, finished. */
  finishCall(call: ToolCall): Promise<void>;
  /** Finished calls, the oldest first. */
  oldestFinished(limit: number): Promise<readonly Pick<ToolCall, "callId" | "byteSize">[]>;
  /** Forgets finished calls, and their idempotency keys. */
  dropCalls(callIds: readonly string[]): Promise<void>;
}

/** Unanswered calls in order, and the sequence up to which this is all there are. */
export interface PendingCalls {
  readonly calls: readonly ToolCall[];
  readonly through: number;
}

/** Where sessions and their calls are kept. The rules are in the code above it, once for all stores. */
export interface SessionStore {
  /**
   * Keeps a new session, unless its creator has as many live ones as they may.
   * @returns null when it is kept, else when the first of the others expires, in epoch ms.
   */
  create(session: SessionRecord, maxLive: number, nowMs: number): Promise<number | null>;
  find(id: string): Promise<SessionRecord | null>;
  /**
   * Changes a session alone. The work may run more than once, so it does nothing but read and write here.
   * @returns null when there is no such session.
   */
  update<T>(id: string, work: (tx: SessionTx) => Promise<T>): Promise<T | null>;
  findCall(sessionId: string, callId: string): Promise<ToolCall | null>;
  listPending(sessionId: string, afterSequence: number, limit: number): Promise<PendingCalls>;
  /** Calls that have ended and are still kept, in order. */
  listFinished(sessionId: string, afterSequence: number, limit: number): Promise<readonly ToolCall[]>;
  /** Ids of sessions that are not closed and have expired. */
  listExpired(nowMs: number, limit: number): Promise<readonly string[]>;
  /** Forgets sessions that were closed before a time, with everything of theirs but their document. */
  removeClosed(beforeMs: number): Promise<void>;
  close(): Promise<void>;
}
