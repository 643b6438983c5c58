import { createHash, createHmac } from "node:crypto";
import { AppError } from "@/lib/http/app-error";
import { type EventStream, eventStream } from "@/lib/http/sse";
import { endedEvent, queuedEvent } from "./call-events";
import { type GivenOutcome, readOutcome } from "./call-outcome";
import { answerCall, enqueueCall } from "./call-queue";
import { checkCall } from "./check-call";
import { acknowledge, isBrowserConnected, MAX_TABS, settleExecutor, tabsThere, takeOver } from "./editors";
import { readExecutorToken, type TokenClaims } from "./executor-token";
import {
  assertSessionId,
  assertStillAllowed,
  changeEditors,
  closeSession,
  findLive,
  noSuchSession,
  type SessionContext,
} from "./session-context";
import { isLive, newSession, type SessionRecord, touched } from "./session-record";
import { runSessionStream, type StreamReader } from "./session-stream";
import type { ToolCall } from "./tool-call";
import { waitForResult } from "./wait-for-result";

/** How often an open stream gives a sign of life. */
export const HEARTBEAT_MS = 15_000;

/** The longest that execute?wait=true waits. */
export const WAIT_MS = 30_000;

/** Streams of one session, and of all, that a process serves at once. */
const MAX_STREAMS_OF_SESSION = 200;
const MAX_STREAMS = 20_000;

/** Changes that are listed at once. */
export const CHANGES_AT_ONCE = 100;

/** How long a closed session is remembered, so that everybody who reads its stream hears of its end. */
const REMEMBER_CLOSED_MS = 3_600_000;

/** Sessions that one sweep ends. */
const SWEEP_AT_ONCE = 1000;

/** What an agent asks for. */
export interface ExecuteRequest {
  readonly tool: string;
  readonly input: unknown;
  readonly idempotencyKey: string | null;
  readonly wait: boolean;
  /** Fires when whoever waits has gone. */
  readonly signal: AbortSignal;
  /** For the link in a hint. */
  readonly origin: string;
}

/** What an agent is told. */
export type Executed =
  | { readonly callId: string; readonly status: "completed" | "error"; readonly result: unknown }
  | { readonly callId: string; readonly status: "pending"; readonly hint?: string };

/** A session that somebody wants. */
export interface NewSession {
  readonly label: string;
  /** Null for nobody in particular. */
  readonly ownerId: string | null;
  readonly address: string;
  /** Id of a document that is there already, which its owner may edit. */
  readonly existingId?: string | undefined;
}

/** Everything that can be done with sessions. */
export type SessionService = ReturnType<typeof createSessionService>;

/** The link that a person opens. */
export const designUrlOf = (origin: string, sessionId: string): string =>
  `${origin}/design?session=${sessionId}`;

/** Makes the service over whatever keeps sessions and passes on their events. All errors are AppErrors. */
export function createSessionService(context: SessionContext) {
  const { store, bus, tools, now, timers, newId, signingKey, idleMs, documents, onError } = context;
  const streams = new Map<string, number>();
  let streamCount = 0;

  const verify = (id: string, token: string | null) => {
    const claims = token === null ? null : readExecutorToken(signingKey, id, token);
    if (claims) return claims;
    throw new AppError(
      "FORBIDDEN",
      "X-Executor-Token: must be the executorToken that this tab was given on its stream.",
    );
  };

  /** Changes a live session, and counts that as activity. @throws AppError NOT_FOUND. */
  const use = async <T>(id: string, work: Parameters<typeof store.update<T>>[1]): Promise<T> => {
    assertSessionId(id);
    const nowMs = now();
    const done = await store.update(id, async (tx) => {
      if (!isLive(tx.session, nowMs)) return null;
      const value = await work(tx);
      await tx.save(touched(tx.session, idleMs, nowMs));
      return { value, session: tx.session };
    });
    if (!done) throw noSuchSession();
    await assertStillAllowed(context, done.session);
    return done.value;
  };

  return {
    /**
     * Makes a session with an empty document, or over one that its maker may edit.
     * @param address of the caller, which is not kept. @throws AppError RATE_LIMITED when it has too many live sessions.
     */
    async create({ label, ownerId, address, existingId }: NewSession): Promise<SessionRecord> {
      const nowMs = now();
      const creatorKey = createHmac("sha256", signingKey).update(address).digest("base64url");
      const documentId = existingId ?? (await documents.create(ownerId, label || "Untitled"));
      const session = newSession({ id: newId(), documentId, ownerId, label, creatorKey }, idleMs, nowMs);
      const roomAtMs = await store.create(session, context.maxLivePerAddress, nowMs);
      if (roomAtMs === null) return session;
      if (!existingId) await documents.remove(documentId);
      const most = `${context.maxLivePerAddress} live sessions are open from this address, which is the most`;
      throw new AppError("RATE_LIMITED", `${most}. Close one with DELETE /api/v1/design/sessions/{id}.`, {
        retryAfterSeconds: (roomAtMs - nowMs) / 1000,
      });
    },

    /** A live session, and whether a browser runs its calls. @throws AppError NOT_FOUND. */
    async status(id: string): Promise<{ session: SessionRecord; browserConnected: boolean }> {
      const session = await findLive(context, id);
      return { session, browserConnected: isBrowserConnected(session.editors, now()) };
    },

    /** Ends a session for good. @throws AppError NOT_FOUND. */
    async close(id: string, reason = "closed"): Promise<void> {
      await findLive(context, id);
      await closeSession(context, id, reason);
    },

    /** Queues a call, and waits for its result if that is wanted and a browser is there. */
    async execute(id: string, request: ExecuteRequest): Promise<Executed> {
      const { input, idempotencyKey, wait, signal, origin } = request;
      const tool = checkCall(tools, request.tool, input);
      assertSessionId(id);
      // Subscribed before the call is there, so that its end cannot be missed.
      const subscription = wait ? await bus.subscribe(id, null) : null;
      try {
        const bodyHash = createHash("sha256")
          .update(JSON.stringify([tool, input]))
          .digest("hex");
        const { call, isNew, browserConnected } = await use(id, async (tx) => ({
          browserConnected: isBrowserConnected(tx.session.editors, now()),
          ...(await enqueueCall(tx, { callId: newId(), tool, input, idempotencyKey, bodyHash }, now())),
        }));
        const { callId } = call;
        if (isNew) await bus.publish(id, queuedEvent(call));
        if (!subscription) return { callId, status: "pending" };
        if (call.status !== "pending") return executed(callId, call);
        const link = designUrlOf(origin, id);
        const poll = `/api/v1/design/sessions/${id}/poll/${callId}`;
        if (!browserConnected)
          return {
            callId,
            status: "pending",
            hint: `No browser is connected. Open ${link} in one: the call is queued and runs then. Result: GET ${poll}`,
          };
        const waited = await waitForResult(context, id, callId, subscription, { timeoutMs: WAIT_MS, signal });
        if (waited === "closed") throw noSuchSession();
        if (waited !== "timeout") return executed(callId, waited);
        const hint = `The browser has not answered within ${WAIT_MS / 1000} s. Result: GET ${poll}. Its page: ${link}`;
        return { callId, status: "pending", hint };
      } finally {
        subscription?.close();
      }
    },

    /** A call as it stands. @throws AppError NOT_FOUND. */
    async poll(id: string, callId: string): Promise<ToolCall> {
      await findLive(context, id);
      const call = await store.findCall(id, callId);
      if (!call) throw noSuchCall();
      return call;
    },

    /**
     * Takes what came of a call. Saying it again changes nothing.
     * @throws AppError FORBIDDEN for another tab than the one that runs calls, NOT_FOUND.
     */
    async answer(id: string, token: string | null, callId: string, given: GivenOutcome): Promise<ToolCall> {
      const claims = verify(id, token);
      const answered = await use(id, async (tx) => {
        assertRunsCalls(tx.session, claims);
        return answerCall(tx, callId, readOutcome(given), now());
      });
      if (!answered) throw noSuchCall();
      if (answered.isNew) await bus.publish(id, endedEvent(answered.call));
      return answered.call;
    },

    /** Passes on what a person changed in the tab that runs calls. @throws AppError FORBIDDEN, NOT_FOUND. */
    async passOnChange(id: string, token: string | null, change: unknown): Promise<void> {
      const claims = verify(id, token);
      await use(id, async (tx) => assertRunsCalls(tx.session, claims));
      await bus.publish(id, { type: "document_changed", clientId: claims.clientId, change });
    },

    /** What calls have changed, in order, for a tab that opens the document as it was saved. @throws AppError NOT_FOUND. */
    async changesAfter(id: string, sequence: number): Promise<readonly ToolCall[]> {
      await findLive(context, id);
      return store.listFinished(id, sequence, CHANGES_AT_ONCE);
    },

    /** Makes sure that a token is that of the tab that runs calls. @throws AppError FORBIDDEN, NOT_FOUND. */
    async findAsExecutor(id: string, token: string | null): Promise<SessionRecord> {
      const claims = verify(id, token);
      const session = await findLive(context, id);
      assertRunsCalls(session, claims);
      return session;
    },

    /** Notes that a tab is there. @throws AppError FORBIDDEN, NOT_FOUND. */
    async acknowledge(id: string, token: string | null, visible: boolean | undefined): Promise<void> {
      const { clientId } = verify(id, token);
      const nowMs = now();
      let acknowledged: SessionRecord | null = null;
      const editors = await changeEditors(
        context,
        id,
        (before) => settleExecutor(acknowledge(before, clientId, visible, nowMs), nowMs),
        (session) => {
          acknowledged = touched(session, idleMs, nowMs);
          return acknowledged;
        },
      );
      if (!editors || !acknowledged) throw noSuchSession();
      await assertStillAllowed(context, acknowledged);
    },

    /** Makes a tab the one that runs calls, because a person wants it. @throws AppError NOT_FOUND. */
    async chooseExecutor(id: string, clientId: string): Promise<void> {
      let isThere = false;
      const editors = await changeEditors(context, id, (before) => {
        const chosen = takeOver(before, clientId, now());
        isThere = chosen !== null;
        return chosen ?? before;
      });
      if (!editors) throw noSuchSession();
      if (isThere) return;
      throw new AppError(
        "NOT_FOUND",
        "clientId: no open tab of this session has it; it stands in connected.",
      );
    },

    /**
     * Opens a stream.
     * @throws AppError NOT_FOUND, or RATE_LIMITED when the session has too many streams or tabs.
     */
    async stream(
      id: string,
      reader: StreamReader,
      { lastEventId, signal }: { readonly lastEventId: string | null; readonly signal: AbortSignal },
    ): Promise<ReadableStream<Uint8Array>> {
      const { editors } = await findLive(context, id);
      const isKnown =
        reader.role === "editor" && editors.tabs.some((tab) => tab.clientId === reader.clientId);
      const tooManyTabs = reader.role === "editor" && !isKnown && tabsThere(editors, now()) >= MAX_TABS;
      if (tooManyTabs || (streams.get(id) ?? 0) >= MAX_STREAMS_OF_SESSION || streamCount >= MAX_STREAMS)
        throw new AppError("RATE_LIMITED", "This session is open too many times; close a tab or a stream.", {
          retryAfterSeconds: 60,
        });
      const work = (stream: EventStream) => {
        streams.set(id, (streams.get(id) ?? 0) + 1);
        streamCount++;
        stream.onClose(() => {
          streamCount--;
          const left = (streams.get(id) ?? 1) - 1;
          if (left > 0) streams.set(id, left);
          else streams.delete(id);
        });
        return runSessionStream(context, id, stream, reader, lastEventId);
      };
      const heartbeat = () => ({ type: "heartbeat", timestamp: now() });
      return eventStream(work, { signal, timers, heartbeatMs: HEARTBEAT_MS, heartbeat, onError });
    },

    /** Ends what has expired, and forgets what was closed a while ago. Any process may do it at any time. */
    async sweep(): Promise<void> {
      for (const id of await store.listExpired(now(), SWEEP_AT_ONCE))
        await closeSession(context, id, "expired");
      await store.removeClosed(now() - REMEMBER_CLOSED_MS);
    },

    /** Open streams of this process. */
    get openStreams() {
      return streamCount;
    },
  };
}

const executed = (callId: string, { status, result }: Pick<ToolCall, "status" | "result">): Executed => ({
  callId,
  status: status === "success" ? "completed" : "error",
  result,
});

const noSuchCall = () =>
  new AppError("NOT_FOUND", "callId: this session has no call of that id, or it ended too long ago.");

/** Refuses a tab that does not run calls, and what one sends that did so before another. @throws AppError FORBIDDEN. */
function assertRunsCalls({ editors }: SessionRecord, { clientId, epoch }: TokenClaims): void {
  if (editors.executor === clientId && editors.epoch === epoch) return;
  throw new AppError(
    "FORBIDDEN",
    "Another tab runs this session's calls now. POST …/executor with this tab's clientId to take over.",
  );
}
