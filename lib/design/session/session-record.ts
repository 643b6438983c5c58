import { type Editors, NO_EDITORS } from "./editors";

/** A design session as it is kept. All times are epoch ms. */
export interface SessionRecord {
  readonly id: string;
  readonly documentId: string;
  /** The person who made it; null for nobody in particular. */
  readonly ownerId: string | null;
  readonly label: string;
  /** Stands for the address that made it. */
  readonly creatorKey: string;
  readonly createdAtMs: number;
  readonly lastActivityMs: number;
  readonly expiresAtMs: number;
  readonly closed: { readonly atMs: number; readonly reason: string } | null;
  readonly editors: Editors;
  /** Sequence of the newest call. */
  readonly lastSequence: number;
  readonly pendingCalls: number;
  readonly pendingBytes: number;
  /** Successes and errors, those that are not kept any more included. */
  readonly completedCalls: number;
  readonly keptCalls: number;
  readonly keptBytes: number;
}

/** A session that begins. */
export function newSession(
  given: Pick<SessionRecord, "id" | "documentId" | "ownerId" | "label" | "creatorKey">,
  idleMs: number,
  nowMs: number,
): SessionRecord {
  return {
    ...given,
    createdAtMs: nowMs,
    lastActivityMs: nowMs,
    expiresAtMs: nowMs + idleMs,
    closed: null,
    editors: NO_EDITORS,
    lastSequence: 0,
    pendingCalls: 0,
    pendingBytes: 0,
    completedCalls: 0,
    keptCalls: 0,
    keptBytes: 0,
  };
}

/** Whether a session may still be used. */
export const isLive = ({ closed, expiresAtMs }: SessionRecord, nowMs: number): boolean =>
  closed === null && nowMs < expiresAtMs;

/** A session that somebody has just used. */
export const touched = (session: SessionRecord, idleMs: number, nowMs: number): SessionRecord => ({
  ...session,
  lastActivityMs: nowMs,
  expiresAtMs: nowMs + idleMs,
});
