import { isLive, type SessionRecord } from "../session-record";
import type { SessionStore } from "../session-store";
import type { ToolCall } from "../tool-call";
import { createBufferedTx, type SessionWrites } from "./buffered-tx";
import { createKeyedQueue } from "./keyed-queue";

interface Kept {
  session: SessionRecord;
  /** In the order of their sequence. */
  readonly calls: Map<string, ToolCall>;
  readonly keys: Map<string, string>;
}

/** Keeps sessions in this process, until it ends. */
export function createMemorySessionStore(): SessionStore {
  const all = new Map<string, Kept>();
  const oneAtATime = createKeyedQueue();
  const callsOf = (kept: Kept, pending: boolean) =>
    [...kept.calls.values()].filter(({ status }) => (status === "pending") === pending);
  return {
    async create(session, maxLive, nowMs) {
      const others = [...all.values()]
        .map((kept) => kept.session)
        .filter(({ creatorKey }) => creatorKey === session.creatorKey)
        .filter((other) => isLive(other, nowMs));
      if (others.length >= maxLive) return Math.min(...others.map(({ expiresAtMs }) => expiresAtMs));
      all.set(session.id, { session, calls: new Map(), keys: new Map() });
      return null;
    },
    async find(id) {
      return all.get(id)?.session ?? null;
    },
    update: (id, work) =>
      oneAtATime(id, async () => {
        const kept = all.get(id);
        if (!kept) return null;
        const { tx, writes } = createBufferedTx({
          session: kept.session,
          findCall: async (callId) => kept.calls.get(callId) ?? null,
          findCallByKey: async (key) => kept.calls.get(kept.keys.get(key) ?? "") ?? null,
          oldestFinished: async (limit) =>
            callsOf(kept, false)
              .sort((a, b) => (a.finishedAtMs ?? 0) - (b.finishedAtMs ?? 0) || a.sequence - b.sequence)
              .slice(0, limit),
        });
        const result = await work(tx);
        apply(kept, writes);
        return result;
      }),
    async findCall(sessionId, callId) {
      return all.get(sessionId)?.calls.get(callId) ?? null;
    },
    async listPending(sessionId, afterSequence, limit) {
      const kept = all.get(sessionId);
      if (!kept) return { calls: [], through: afterSequence };
      const calls = callsOf(kept, true)
        .filter(({ sequence }) => sequence > afterSequence)
        .slice(0, limit);
      const through = calls.length < limit ? kept.session.lastSequence : calls.at(-1)?.sequence;
      return { calls, through: through ?? afterSequence };
    },
    async listFinished(sessionId, afterSequence, limit) {
      const kept = all.get(sessionId);
      return kept
        ? callsOf(kept, false)
            .filter(({ sequence }) => sequence > afterSequence)
            .slice(0, limit)
        : [];
    },
    async listExpired(nowMs, limit) {
      return [...all.values()]
        .filter(({ session }) => !session.closed && session.expiresAtMs <= nowMs)
        .slice(0, limit)
        .map(({ session }) => session.id);
    },
    async removeClosed(beforeMs) {
      for (const { session } of all.values())
        if (session.closed && session.closed.atMs < beforeMs) all.delete(session.id);
    },
    async close() {
      all.clear();
    },
  };
}

function apply(kept: Kept, { session, added, finished, dropped }: SessionWrites): void {
  if (session) kept.session = session;
  for (const call of added) {
    kept.calls.set(call.callId, call);
    if (call.idempotencyKey !== null) kept.keys.set(call.idempotencyKey, call.callId);
  }
  for (const call of finished) kept.calls.set(call.callId, call);
  for (const callId of dropped) {
    const key = kept.calls.get(callId)?.idempotencyKey;
    if (key) kept.keys.delete(key);
    kept.calls.delete(callId);
  }
}
