"use client";

import { RotateCcw, Undo2 } from "lucide-react";
import type { Consent } from "./assistant";
import { ConsentCard } from "./consent-card";
import type { Turn } from "./conversation";
import { Markdown } from "./markdown";
import { ProblemNotice } from "./problem-notice";
import { SmallButton } from "./small-button";
import { ToolRow } from "./tool-row";

/** What can be done about an answer; what is absent cannot be done now. */
export interface AnswerActions {
  readonly undo?: () => void;
  readonly goOn?: () => void;
  readonly again?: () => void;
  readonly allow: (isAllowed: boolean) => void;
}

/** An answer: what was said, what was done for it, and how it ended. */
export function AnswerMessage(props: {
  readonly turn: Turn;
  readonly wordsFor: (tool: string) => string;
  /** The call that waits for the person. */
  readonly asking: Consent | null;
  readonly actions: AnswerActions;
}) {
  const { turn, actions, asking } = props;
  const { rounds, route } = turn;
  const isSilent = turn.state === "working" && rounds.length === 0;
  return (
    <div className="grid min-w-0 gap-2 px-3">
      <p className="sr-only">The assistant answered:</p>
      {isSilent && <Thinking />}
      {rounds.map((round, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds are only added at the end
        <div key={at} className="grid min-w-0 gap-1">
          {round.text.trim() !== "" && <Markdown text={round.text} />}
          {round.calls.length > 0 && (
            <ul aria-label="What it does" className="grid min-w-0">
              {round.calls.map((call) => (
                <ToolRow key={call.id} call={call} title={props.wordsFor(call.name)} />
              ))}
            </ul>
          )}
          {asking && round.calls.some(({ id }) => id === asking.callId) && (
            <ConsentCard question={asking.question} onAnswer={actions.allow} />
          )}
        </div>
      ))}
      {turn.state === "stopped" && <p className="text-xs text-quiet">You stopped it here.</p>}
      {turn.problem && <ProblemNotice problem={turn.problem} />}
      {turn.state !== "working" && (
        <div className="-ml-1.5 flex flex-wrap items-center gap-x-1">
          {actions.goOn && (
            <SmallButton onClick={actions.goOn}>
              {turn.state === "failed" ? "Try again" : "Go on"}
            </SmallButton>
          )}
          {actions.undo && (
            <SmallButton onClick={actions.undo}>
              <Undo2 size={12} aria-hidden />
              Undo this answer
            </SmallButton>
          )}
          {actions.again && (
            <SmallButton onClick={actions.again}>
              <RotateCcw size={12} aria-hidden />
              Answer again
            </SmallButton>
          )}
          {route && (
            <details className="ml-auto text-right text-xs text-quiet open:w-full open:text-left">
              <summary className="cursor-default min-h-6 list-none rounded px-1.5 leading-6 hover:bg-ground hover:text-text pointer-coarse:py-3 [&::-webkit-details-marker]:hidden">
                {route.model}
              </summary>
              <p className="px-1.5 wrap-break-word">
                Taken as “{route.intent}”: {route.reason}
              </p>
            </details>
          )}
        </div>
      )}
    </div>
  );
}

function Thinking() {
  return (
    <div aria-hidden className="flex h-5 items-center gap-1">
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          style={{ animationDelay: `${dot * 160}ms` }}
          className="size-1.5 rounded-full bg-quiet motion-safe:animate-pulse"
        />
      ))}
    </div>
  );
}
