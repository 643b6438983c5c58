import type { CallStatus } from "./tool-call";

/** What happens in a session, as the processes that serve it tell each other. */
export type SessionEvent =
  /** A call has been queued. Large input is left out: the store has it. */
  | {
      readonly type: "tool_call";
      readonly callId: string;
      readonly sequence: number;
      readonly tool: string;
      readonly input?: unknown;
    }
  /** A call has ended. Large results are left out: the store has them. */
  | {
      readonly type: "tool_result";
      readonly callId: string;
      readonly status: Exclude<CallStatus, "pending">;
      readonly result?: unknown;
      readonly change?: unknown;
    }
  /** Somebody changed the document by hand. */
  | { readonly type: "document_changed"; readonly clientId: string; readonly change: unknown }
  /** Another tab runs calls from now on. */
  | { readonly type: "executor"; readonly clientId: string; readonly epoch: number }
  /** A tab has opened another stream; its earlier one ends. */
  | { readonly type: "tab_moved"; readonly clientId: string; readonly streamId: string }
  | { readonly type: "session_closed"; readonly reason: string };

/** An event with its place in the session's order. */
export interface NumberedEvent {
  /** Opaque; later events of a session have later ids. */
  readonly id: string;
  readonly event: SessionEvent;
}

/** JSON larger than this is not carried by events. */
export const MAX_CARRIED_BYTES = 16 * 1024;
