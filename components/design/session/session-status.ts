import type { Step } from "@/lib/design/history";

/** A call of a tool, as the session bar shows it. */
export interface CallEntry {
  readonly callId: string;
  /** Name of the tool, without prefix. */
  readonly tool: string;
  /** When this page heard of it, epoch ms. */
  readonly atMs: number;
  readonly state: "waiting" | "running" | "done" | "failed" | "undone";
  /** What came of it, in a sentence; empty until then. */
  readonly message: string;
  /** What it did, where this page has done it. */
  readonly step: Step | null;
}

/** How a session stands, as this page knows it. */
export interface SessionStatus {
  readonly phase: "connecting" | "live" | "reconnecting" | "ended";
  /** Why it has ended: closed, expired, missing. */
  readonly endReason: string;
  /** Whether this page runs calls, or shows what another one does. */
  readonly role: "executor" | "mirror";
  /** Newest last. */
  readonly calls: readonly CallEntry[];
  readonly saving: SavingState;
}

/** Whether what is seen is kept. */
export type SavingState = "saved" | "unsaved" | "saving" | "conflict" | "failed";

/** Most calls that are remembered for showing. */
const MAX_CALLS = 200;

/** Before anything is known. */
export const CONNECTING: SessionStatus = {
  phase: "connecting",
  endReason: "",
  role: "mirror",
  calls: [],
  saving: "saved",
};

/** Calls with one entered or changed. */
export function enterCall(
  calls: readonly CallEntry[],
  callId: string,
  fields: Partial<CallEntry>,
): readonly CallEntry[] {
  const known = calls.find((call) => call.callId === callId);
  if (known) return calls.map((call) => (call === known ? { ...call, ...fields } : call));
  const fresh = { callId, tool: "", atMs: Date.now(), state: "waiting", message: "", step: null } as const;
  return [...calls, { ...fresh, ...fields }].slice(-MAX_CALLS);
}

/** A tool's name as people read it: `design_add_section` is "Add section". */
export function toolWords(tool: string): string {
  const words = tool.replace(/^design_/, "").replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
