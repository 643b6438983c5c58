/**
 * Sessions in the database. A change locks the session's row first, so changes of one session wait for each other in
 * every process. Written as the tables' owner: whoever knows a session's id may use it.
 */
import { type QueryCreator, type Selectable, sql } from "kysely";
import { asService, type Tx } from "@/lib/data/database";
import type { DB, Sessions, ToolCalls } from "@/lib/data/schema.gen";
import type { Editors } from "../editors";
import type { SessionRecord } from "../session-record";
import type { SessionStore } from "../session-store";
import type { CallStatus, ToolCall } from "../tool-call";
import { createBufferedTx, type SessionReads, type SessionWrites } from "./buffered-tx";

export function createDatabaseSessionStore(): SessionStore {
  return {
    create: (session, maxLive, nowMs) => asService((tx) => create(tx, session, maxLive, nowMs)),
    find: (id) =>
      asService(async (tx) => {
        const row = await tx.selectFrom("sessions").selectAll().where("id", "=", id).executeTakeFirst();
        return row ? sessionOf(row) : null;
      }),
    update: (id, work) =>
      asService(async (tx) => {
        const row = await tx
          .selectFrom("sessions")
          .selectAll()
          .where("id", "=", id)
          .forUpdate()
          .executeTakeFirst();
        if (!row) return null;
        const { tx: session, writes } = createBufferedTx(readsOf(tx, sessionOf(row)));
        const result = await work(session);
        await write(tx, id, writes);
        return result;
      }),
    findCall: (sessionId, callId) => asService((tx) => findCall(tx, sessionId, callId)),
    listPending: (sessionId, afterSequence, limit) =>
      asService(async (tx) => {
        const session = await tx
          .selectFrom("sessions")
          .select("last_sequence")
          .where("id", "=", sessionId)
          .executeTakeFirst();
        if (!session) return { calls: [], through: afterSequence };
        const rows = await selectCallsAfter(tx, sessionId, afterSequence, limit)
          .where("status", "=", "pending")
          .where("sequence", "<=", session.last_sequence)
          .execute();
        const through = rows.length < limit ? session.last_sequence : rows.at(-1)?.sequence;
        return { calls: rows.map(callOf), through: through ?? afterSequence };
      }),
    listFinished: (sessionId, afterSequence, limit) =>
      asService(async (tx) => {
        const finished = selectCallsAfter(tx, sessionId, afterSequence, limit).where(
          "status",
          "<>",
          "pending",
        );
        return (await finished.execute()).map(callOf);
      }),
    listExpired: (nowMs, limit) =>
      asService(async (tx) => {
        const rows = await tx
          .selectFrom("sessions")
          .select("id")
          .where("closed_at", "is", null)
          .where("expires_at", "<=", new Date(nowMs))
          .limit(limit)
          .execute();
        return rows.map(({ id }) => id);
      }),
    removeClosed: (beforeMs) =>
      asService(async (tx) => {
        await tx.deleteFrom("sessions").where("closed_at", "<", new Date(beforeMs)).execute();
      }),
    // The database belongs to the process, not to its sessions.
    close: async () => undefined,
  };
}

async function create(
  tx: Tx,
  session: SessionRecord,
  maxLive: number,
  nowMs: number,
): Promise<number | null> {
  if (Number.isFinite(maxLive)) {
    // Two that count at the same time would both find room.
    await sql`select pg_advisory_xact_lock(hashtextextended(${session.creatorKey}, 4703272))`.execute(tx);
    const live = await tx
      .selectFrom("sessions")
      .select("expires_at")
      .where("creator_key", "=", session.creatorKey)
      .where("closed_at", "is", null)
      .where("expires_at", ">", new Date(nowMs))
      .orderBy("expires_at")
      .limit(maxLive)
      .execute();
    const [first] = live;
    if (first && live.length >= maxLive) return first.expires_at.getTime();
  }
  const { id, documentId, ownerId, label, creatorKey, createdAtMs } = session;
  const fixed = { id, document_id: documentId, owner_id: ownerId, label, creator_key: creatorKey };
  await tx
    .insertInto("sessions")
    .values({ ...fixed, created_at: new Date(createdAtMs), ...changingColumns(session) })
    .execute();
  return null;
}

const selectCalls = (tx: Tx, sessionId: string) =>
  tx.selectFrom("tool_calls").selectAll().where("session_id", "=", sessionId);

const selectCallsAfter = (tx: Tx, sessionId: string, sequence: number, limit: number) =>
  selectCalls(tx, sessionId).where("sequence", ">", sequence).orderBy("sequence").limit(limit);

const findCall = async (tx: Tx, sessionId: string, callId: string): Promise<ToolCall | null> => {
  const row = await selectCalls(tx, sessionId).where("id", "=", callId).executeTakeFirst();
  return row ? callOf(row) : null;
};

const readsOf = (tx: Tx, session: SessionRecord): SessionReads => ({
  session,
  findCall: (callId) => findCall(tx, session.id, callId),
  async findCallByKey(key) {
    const row = await selectCalls(tx, session.id).where("idempotency_key", "=", key).executeTakeFirst();
    return row ? callOf(row) : null;
  },
  async oldestFinished(limit) {
    const rows = await tx
      .selectFrom("tool_calls")
      .select(["id", "byte_size"])
      .where("session_id", "=", session.id)
      .where("status", "<>", "pending")
      .orderBy("sequence")
      .limit(limit)
      .execute();
    return rows.map((row) => ({ callId: row.id, byteSize: row.byte_size }));
  },
});

/** Writes what a change has come to. Session and call go in one statement: each costs a way to the database and back. */
async function write(tx: Tx, sessionId: string, writes: SessionWrites): Promise<void> {
  const { session, added, finished, dropped } = writes;
  const calls = [
    ...added.map((call) => (db: Writer) => addCall(db, sessionId, call)),
    ...finished.map((call) => (db: Writer) => finishCall(db, sessionId, call)),
  ];
  const last = session ? calls.pop() : undefined;
  for (const writeCall of calls) await writeCall(tx).execute();
  if (dropped.length > 0)
    await tx
      .deleteFrom("tool_calls")
      .where("session_id", "=", sessionId)
      .where("id", "in", dropped)
      .execute();
  if (!session) return;
  const writer: Writer = last ? tx.with("call", (db) => last(db)) : tx;
  await writer.updateTable("sessions").set(changingColumns(session)).where("id", "=", sessionId).execute();
}

type Writer = QueryCreator<DB>;

const addCall = (db: Writer, sessionId: string, call: ToolCall) =>
  db
    .insertInto("tool_calls")
    .values({
      id: call.callId,
      session_id: sessionId,
      sequence: call.sequence,
      tool: call.tool,
      input: JSON.stringify(call.input),
      status: call.status,
      idempotency_key: call.idempotencyKey,
      body_hash: call.bodyHash,
      byte_size: call.byteSize,
      created_at: new Date(call.createdAtMs),
    })
    .returning("id");

const finishCall = (db: Writer, sessionId: string, call: ToolCall) =>
  db
    .updateTable("tool_calls")
    .set({
      status: call.status,
      result: JSON.stringify(call.result),
      change: JSON.stringify(call.change),
      byte_size: call.byteSize,
      finished_at: call.finishedAtMs === null ? null : new Date(call.finishedAtMs),
    })
    .where("id", "=", call.callId)
    .where("session_id", "=", sessionId)
    .returning("id");

/** The columns that change in the life of a session. */
function changingColumns(session: SessionRecord) {
  return {
    last_activity_at: new Date(session.lastActivityMs),
    expires_at: new Date(session.expiresAtMs),
    closed_at: session.closed ? new Date(session.closed.atMs) : null,
    close_reason: session.closed?.reason ?? null,
    editors: JSON.stringify(session.editors),
    last_sequence: session.lastSequence,
    pending_calls: session.pendingCalls,
    pending_bytes: session.pendingBytes,
    completed_calls: session.completedCalls,
    kept_calls: session.keptCalls,
    kept_bytes: session.keptBytes,
  };
}

const sessionOf = (row: Selectable<Sessions>): SessionRecord => ({
  id: row.id,
  documentId: row.document_id,
  ownerId: row.owner_id,
  label: row.label,
  creatorKey: row.creator_key,
  createdAtMs: row.created_at.getTime(),
  lastActivityMs: row.last_activity_at.getTime(),
  expiresAtMs: row.expires_at.getTime(),
  closed: row.closed_at ? { atMs: row.closed_at.getTime(), reason: row.close_reason ?? "" } : null,
  editors: row.editors as unknown as Editors,
  lastSequence: row.last_sequence,
  pendingCalls: row.pending_calls,
  pendingBytes: row.pending_bytes,
  completedCalls: row.completed_calls,
  keptCalls: row.kept_calls,
  keptBytes: Number(row.kept_bytes),
});

const callOf = (row: Selectable<ToolCalls>): ToolCall => ({
  callId: row.id,
  sequence: row.sequence,
  tool: row.tool,
  input: row.input,
  status: row.status satisfies CallStatus,
  result: row.result,
  change: row.change,
  idempotencyKey: row.idempotency_key,
  bodyHash: row.body_hash,
  byteSize: row.byte_size,
  createdAtMs: row.created_at.getTime(),
  finishedAtMs: row.finished_at?.getTime() ?? null,
});
