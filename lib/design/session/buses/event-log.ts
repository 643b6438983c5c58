import type { NumberedEvent, SessionEvent } from "../session-event";

/** Where the newest events of each session are kept, in order. */
export interface EventLog {
  append(sessionId: string, event: SessionEvent): Promise<string>;
  /** Id of the newest event, or what comes before the first one. */
  lastId(sessionId: string): Promise<string>;
  /** Events after an id, the oldest first; null when some of them are not kept any more, or the id is not known. */
  readAfter(sessionId: string, id: string, limit: number): Promise<readonly NumberedEvent[] | null>;
  forget(sessionId: string): Promise<void>;
  /** Calls `wake` after events were appended to a session, in any process, and perhaps without reason. */
  listen(sessionId: string, wake: () => void): Promise<() => void>;
  close(): Promise<void>;
}
