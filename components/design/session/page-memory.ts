/** What a tab remembers across a reload: who it was, and what it had not saved. */
import { type DesignChange, isDesignChange } from "@/lib/design/store/design-change";

const executorKey = (sessionId: string) => `affiche-executor-${sessionId}`;
const draftKey = (sessionId: string) => `affiche-draft-${sessionId}`;

/** A change that waited longer than this for its reload belongs to another time. */
const DRAFT_LIVES_MS = 60_000;

/** Remembers that this tab runs the calls. */
export function rememberExecutor(sessionId: string, clientId: string): void {
  sessionStorage.setItem(executorKey(sessionId), clientId);
}

/** Whether the tab that runs calls was this one, before it was loaded again. */
export const wasExecutor = (sessionId: string, clientId: string): boolean =>
  sessionStorage.getItem(executorKey(sessionId)) === clientId;

/** Keeps what was not saved. What does not fit is given up: browsers keep 5 MB. */
export function keepDraft(sessionId: string, change: DesignChange): void {
  try {
    sessionStorage.setItem(draftKey(sessionId), JSON.stringify({ atMs: Date.now(), change }));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Takes what was kept, once; null when there is nothing, or it is too old. */
export function takeDraft(sessionId: string): DesignChange | null {
  const kept = sessionStorage.getItem(draftKey(sessionId));
  sessionStorage.removeItem(draftKey(sessionId));
  if (!kept) return null;
  const { atMs, change } = JSON.parse(kept) as { readonly atMs: number; readonly change: unknown };
  return Date.now() - atMs < DRAFT_LIVES_MS && isDesignChange(change) ? change : null;
}
