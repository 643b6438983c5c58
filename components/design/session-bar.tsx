"use client";

import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { counted } from "@/lib/counted";
import { useEditor } from "./editor-context";
import { type CallEntry, type SessionStatus, toolWords } from "./session/session-status";

const SMALL =
  "rounded px-1.5 py-0.5 text-xs underline underline-offset-2 hover:text-accent pointer-coarse:min-h-11";

/** Who is connected, what the agent does, and each of its calls as it lands. */
export function SessionBar(props: {
  /** Null while the design is handed to nobody. */
  readonly status: SessionStatus | null;
  readonly onEditHere: () => void;
  readonly onUndone: (callId: string) => void;
  readonly onHand: () => void;
}) {
  const { status } = props;
  const { store } = useEditor();
  const [open, setOpen] = useState(true);
  const list = useRef<HTMLOListElement>(null);
  const count = status?.calls.length ?? 0;
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  if (!status) return <div className="border-r border-line bg-surface max-md:hidden" />;
  const working = status.calls.findLast(({ state }) => state === "running" || state === "waiting");
  const waiting = status.calls.filter(({ state }) => state === "waiting").length;

  const undo = (call: CallEntry) => {
    const { undoable } = store.workspace.history;
    const at = call.step ? undoable.lastIndexOf(call.step) : -1;
    if (at < 0) return void toast("This is undone already, or was before the page was loaded.");
    const after = undoable.length - 1 - at;
    if (after > 0) {
      const words = after === 1 ? "One later change builds" : `${after} later changes build`;
      return void toast(`${words} on it. Undo ${after === 1 ? "that" : "those"} first.`);
    }
    store.undo();
    props.onUndone(call.callId);
  };

  return (
    <section
      aria-label="Session"
      className="flex max-h-[45dvh] min-h-0 flex-col border-t border-line bg-surface md:max-h-[50dvh] md:border-r"
    >
      <div className="flex items-center gap-2 px-3 py-2">
        <span
          aria-hidden
          className={`size-2 shrink-0 rounded-full ${status.phase === "live" ? "bg-text" : "border border-quiet"}`}
        />
        <p role="status" className="min-w-0 grow">
          <span className="block truncate font-medium">{headline(status)}</span>
          <span className="block truncate text-xs text-quiet">
            {/* What was called before this page was opened is in the design, not in the list. */}
            {working
              ? `${toolWords(working.tool)}…${waiting > 1 ? ` ${waiting} waiting` : ""}`
              : doing(status, store.design.size > 0)}
          </span>
        </p>
        {status.role === "mirror" && status.phase === "live" && (
          <button type="button" className={SMALL} onClick={props.onEditHere}>
            Edit here
          </button>
        )}
        {status.phase === "ended" && (
          <button type="button" className={SMALL} onClick={props.onHand}>
            New session
          </button>
        )}
        {count > 0 && (
          <button
            type="button"
            className={`${SMALL} md:hidden`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? "Less" : `${count} calls`}
          </button>
        )}
      </div>
      {count > 0 && (
        <ol
          ref={list}
          aria-label="Calls"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className={`min-h-0 overflow-y-auto border-t border-line py-1 max-md:max-h-40 ${open ? "" : "max-md:hidden"}`}
        >
          {status.calls.map((call) => (
            <CallRow key={call.callId} call={call} onUndo={() => undo(call)} />
          ))}
        </ol>
      )}
    </section>
  );
}

const STATE_WORDS = {
  waiting: "waits",
  running: "at work",
  done: "",
  failed: "failed",
  undone: "undone",
} as const;

function CallRow({ call, onUndo }: { readonly call: CallEntry; readonly onUndo: () => void }) {
  const { canEdit } = useEditor();
  const state = STATE_WORDS[call.state];
  return (
    <li className="px-3 py-1">
      <div className="flex items-baseline justify-between gap-2">
        <span className={`truncate ${call.state === "undone" ? "text-quiet line-through" : ""}`}>
          {toolWords(call.tool)}
        </span>
        {call.state === "done" && call.step && canEdit ? (
          <button type="button" className={`${SMALL} shrink-0`} onClick={onUndo}>
            Undo this
          </button>
        ) : (
          <span className={`shrink-0 text-xs ${call.state === "failed" ? "text-danger" : "text-quiet"}`}>
            {state}
          </span>
        )}
      </div>
      {call.message && (
        <p className="line-clamp-2 text-xs break-words text-quiet" title={call.message}>
          {call.message}
        </p>
      )}
    </li>
  );
}

function headline({ phase, role }: SessionStatus): string {
  if (phase === "connecting") return "Connecting…";
  if (phase === "reconnecting") return "Connection lost, trying again…";
  if (phase === "ended") return "The session has ended";
  return role === "executor" ? "Connected, drawn here" : "Another tab draws; this one follows";
}

/** What a person is told of an end that nobody here chose. */
const END_WORDS: Readonly<Record<string, string>> = {
  expired: "Nobody used it for a while.",
  not_allowed: "Whoever began it may not edit this design any more.",
};

function doing({ phase, endReason, calls }: SessionStatus, isBegun: boolean): string {
  if (phase === "ended") return END_WORDS[endReason] ?? "What you see stays on this page.";
  if (calls.length === 0)
    return isBegun ? "Waiting for the agent's next call" : "Waiting for the agent's first call";
  const failed = calls.filter(({ state }) => state === "failed").length;
  return `${counted(calls.length, "call")}${failed > 0 ? `, ${failed} failed` : ""}`;
}
