import { ApiError, askApi } from "@/components/documents/ask-api";
import { type DesignChange, isDesignChange } from "@/lib/design/store/design-change";

/** A session's document as its tabs see it. */
export interface SessionDocument {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly content: Readonly<Record<string, unknown>>;
}

/** Calls that have ended since a document was saved. */
export interface EndedCalls {
  readonly changes: readonly DesignChange[];
  readonly callIds: readonly string[];
  /** Sequence of the last one. */
  readonly through: number;
}

/** The requests of a tab to its session. All reject with ApiError. */
export type SessionRequests = ReturnType<typeof sessionRequests>;

/** @param token gives the executor's token of this moment. */
export function sessionRequests(sessionId: string, token: () => string) {
  const path = `/sessions/${encodeURIComponent(sessionId)}`;
  const secret = () => ({ "X-Executor-Token": token() });
  return {
    /** When the session began, epoch ms: tells it from others over the same document. */
    async began(): Promise<number> {
      return (await askApi<{ session: { createdAt: number } }>("GET", path)).session.createdAt;
    },
    async openDocument(): Promise<SessionDocument> {
      return (await askApi<{ document: SessionDocument }>("GET", `${path}/document`)).document;
    },
    async saveDocument(version: number, content: object): Promise<SessionDocument> {
      const body = { version, content };
      return (await askApi<{ document: SessionDocument }>("PUT", `${path}/document`, body, secret()))
        .document;
    },
    async listChanges(after: number): Promise<EndedCalls> {
      const changes: DesignChange[] = [];
      const callIds: string[] = [];
      for (let through = after; ; ) {
        const page = await askApi<{
          changes: { callId: string; change: unknown }[];
          through: number;
          more: boolean;
        }>("GET", `${path}/changes?after=${through}`);
        for (const { callId, change } of page.changes) {
          callIds.push(callId);
          if (isDesignChange(change)) changes.push(change);
        }
        through = page.through;
        if (!page.more) return { changes, callIds, through };
      }
    },
    sendChange: (change: DesignChange | null) => askApi("POST", `${path}/changes`, { change }, secret()),
    sendResult: (body: object) => askApi("POST", `${path}/results`, body, secret()),
    acknowledge: (timestamp: number) =>
      askApi("POST", `${path}/ack`, { timestamp, visible: !document.hidden }, secret()),
    becomeExecutor: (clientId: string) => askApi("POST", `${path}/executor`, { clientId }),
  };
}

/** How far a session's calls are in a document as it was saved; 0 where an earlier session, or none, saved it. */
export function savedSequence(content: SessionDocument["content"], began: number): number {
  const { sessionBegan, sessionSequence } = content;
  return sessionBegan === began && typeof sessionSequence === "number" ? sessionSequence : 0;
}

/** Whether asking again later may help: the network, or the service for the moment. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** The status of an answer that was no success; 0 where there was none. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);
