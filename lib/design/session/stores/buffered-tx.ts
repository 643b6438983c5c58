import type { SessionRecord } from "../session-record";
import type { SessionTx } from "../session-store";
import type { ToolCall } from "../tool-call";

/** What a change reads. */
export type SessionReads = Pick<SessionTx, "session" | "findCall" | "findCallByKey" | "oldestFinished">;

/** What a change wrote. */
export interface SessionWrites {
  session: SessionRecord | null;
  readonly added: ToolCall[];
  readonly finished: ToolCall[];
  readonly dropped: string[];
}

/** A change whose writes are collected, for stores that apply them together afterwards. Reads see the session's own. */
export function createBufferedTx(reads: SessionReads): { tx: SessionTx; writes: SessionWrites } {
  const writes: SessionWrites = { session: null, added: [], finished: [], dropped: [] };
  const tx: SessionTx = {
    get session() {
      return writes.session ?? reads.session;
    },
    async save(session) {
      writes.session = session;
    },
    findCall: (callId) => reads.findCall(callId),
    findCallByKey: (key) => reads.findCallByKey(key),
    async addCall(call) {
      writes.added.push(call);
    },
    async finishCall(call) {
      writes.finished.push(call);
    },
    oldestFinished: (limit) => reads.oldestFinished(limit),
    async dropCalls(callIds) {
      writes.dropped.push(...callIds);
    },
  };
  return { tx, writes };
}
