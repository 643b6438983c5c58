import type { Clock } from "@/lib/clock";
import { AppError } from "@/lib/http/app-error";
import type { Timers } from "@/lib/timers";
import type { ToolCatalogue } from "./check-call";
import { type Editors, settleExecutor } from "./editors";
import type { EventBus } from "./event-bus";
import { isLive, type SessionRecord } from "./session-record";
import type { SessionStore } from "./session-store";

/** Everything that sessions work with; passed in, so that tests choose clock, ids and stores. */
export interface SessionContext {
  readonly store: SessionStore;
  readonly bus: EventBus;
  readonly tools: ToolCatalogue;
  readonly now: Clock;
  readonly timers: Timers;
  /** Makes ids that nobody can guess: 128 random bits or more, safe in URLs. */
  readonly newId: () => string;
  /** Signs the tokens of tabs. */
  readonly signingKey: Buffer;
  /** Time without activity after which a session ends. */
  readonly idleMs: number;
  /** Live sessions that an address may have. */
  readonly maxLivePerAddress: number;
  /** Names this process among those that share the store. */
  readonly processId: string;
  /** Whether no other process shares the store: streams of earlier ones are certainly gone. */
  readonly isOnlyProcess: boolean;
  /** Where sessions' documents are made. */
  readonly documents: SessionDocuments;
  /** Told of errors that have nobody to answer to. */
  onError(error: unknown): void;
  /** Takes over work that nobody waits for, and tells of its errors. */
  inBackground(work: Promise<unknown>): void;
}

/** What sessions want of documents. */
export interface SessionDocuments {
  /** Makes an empty design. @param ownerId null for nobody in particular. */
  create(ownerId: string | null, name: string): Promise<string>;
  /** Removes a document that no session was made for. */
  remove(documentId: string): Promise<void>;
  /** Whether a person may change a document now. */
  mayEdit(personId: string, documentId: string): Promise<boolean>;
}

/** The answer for a session that is missing, closed or expired. */
export const noSuchSession = () =>
  new AppError(
    "NOT_FOUND",
    "There is no live session with this id. It may have been closed or have expired; POST /api/v1/design/sessions makes a new one.",
  );

/** Refuses what cannot be a session's id before a store sees it. @throws AppError NOT_FOUND. */
export function assertSessionId(id: string): void {
  if (!/^[A-Za-z0-9_-]{16,64}$/.test(id)) throw noSuchSession();
}

/** A live session. @throws AppError NOT_FOUND. */
export async function findLive(context: SessionContext, id: string): Promise<SessionRecord> {
  assertSessionId(id);
  const session = await context.store.find(id);
  if (!session || !isLive(session, context.now())) throw noSuchSession();
  await assertStillAllowed(context, session);
  return session;
}

/**
 * Ends a session whose maker may not edit its document any more, so that taking a share back takes back what was made
 * with it. Not to be called within a change of the store, which may hold the only connection.
 * @throws AppError NOT_FOUND when it has ended now.
 */
export async function assertStillAllowed(
  context: SessionContext,
  { id, ownerId, documentId }: Pick<SessionRecord, "id" | "ownerId" | "documentId">,
): Promise<void> {
  if (ownerId === null || (await context.documents.mayEdit(ownerId, documentId))) return;
  await closeSession(context, id, "not_allowed");
  throw noSuchSession();
}

/**
 * Changes the tabs of a session, and tells everybody when that has made another tab the executor.
 * @param also what else changes.
 * @returns the tabs as they are now; null when the session is over.
 */
export async function changeEditors(
  context: SessionContext,
  sessionId: string,
  change: (editors: Editors) => Editors,
  also: (session: SessionRecord) => SessionRecord = (session) => session,
): Promise<Editors | null> {
  const { store, bus, now } = context;
  const done = await store.update(sessionId, async (tx) => {
    const { session } = tx;
    if (!isLive(session, now())) return null;
    const editors = change(session.editors);
    const changed = also(editors === session.editors ? session : { ...session, editors });
    if (changed !== session) await tx.save(changed);
    return { before: session.editors, editors };
  });
  if (!done) return null;
  const { before, editors } = done;
  if (editors.epoch !== before.epoch && editors.executor !== null)
    await bus.publish(sessionId, { type: "executor", clientId: editors.executor, epoch: editors.epoch });
  return editors;
}

/** Lets another tab take over when the executor has gone, if there is one. Writes nothing when there is nothing to do. */
export async function settleSession(
  context: SessionContext,
  { id, editors }: Pick<SessionRecord, "id" | "editors">,
): Promise<void> {
  const nowMs = context.now();
  if (settleExecutor(editors, nowMs) === editors) return;
  await changeEditors(context, id, (present) => settleExecutor(present, nowMs));
}

/** Ends a session for good, once. @returns whether it was live until now. */
export async function closeSession(context: SessionContext, id: string, reason: string): Promise<boolean> {
  const { store, bus, now } = context;
  const closed = await store.update(id, async (tx) => {
    if (tx.session.closed) return false;
    await tx.save({ ...tx.session, closed: { atMs: now(), reason } });
    return true;
  });
  if (!closed) return false;
  await bus.publish(id, { type: "session_closed", reason });
  await bus.forget(id);
  return true;
}
