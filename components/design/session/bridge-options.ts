import type { DesignStore } from "@/lib/design/store/design-store";
import type { SessionStatus } from "./session-status";

/** How long changes wait for more before they are saved, and told to other tabs. */
export const SAVE_AFTER_MS = 800;
/** Likewise, before other tabs are told. */
export const TELL_AFTER_MS = 120;
/** When a save that failed is tried again. */
export const SAVE_AGAIN_MS = 5000;

/** Changes by hand that are larger are not told; other tabs open the document again. */
export const MAX_TOLD_CHARS = 60_000;

/** A design that a page showed before there was a session: it becomes the session's, if that is still at a version. */
export interface OwnDesign {
  /** Version of the session's document that nobody else has changed: 1 of a new one. */
  readonly version: number;
  /** Whether that version holds the design already. */
  readonly isSaved: boolean;
}

/** What a bridge is made with. */
export interface BridgeOptions {
  readonly sessionId: string;
  /** The design that the page shows already, if it does. */
  readonly store: DesignStore | null;
  /** Where that one is older than the session: what it is to the session's document. */
  readonly own: OwnDesign | null;
  /** Whether this tab is to run calls even where another one does. */
  readonly takeOver: boolean;
  /** Told once, when the design is there. */
  onStore(store: DesignStore): void;
  onStatus(status: SessionStatus): void;
  /** The document cannot be read. */
  onProblem(problem: string): void;
}

/** A tab's connection to a session. */
export interface SessionBridge {
  /** Makes this tab the one that runs calls, because a person wants it. */
  editHere(): Promise<void>;
  /** Saves at once, over what somebody else has saved. */
  saveAnyway(): Promise<void>;
  /** Finishes what is begun, saves, and leaves. */
  leave(): Promise<void>;
  /** Leaves at once, saving nothing. */
  drop(): void;
  markUndone(callId: string): void;
}
