"use client";

import { useEffect, useRef } from "react";
import { toast } from "sonner";
import { counted } from "@/lib/counted";
import { AnswerMessage } from "./answer-message";
import type { Assistant, AssistantState } from "./assistant";
import type { AssistantSurface } from "./assistant-surface";
import { answerKey, type Turn } from "./conversation";
import { QuestionMessage } from "./question-message";
import { SpokenStatus } from "./spoken-status";

/** How near to the end one must be to be taken along when more comes, in px. */
const NEAR_END_PX = 80;

/** Everything that was said, and what can be done about it; before that, three things to ask for. */
export function MessageList(props: {
  readonly assistant: Assistant;
  readonly surface: AssistantSurface;
  readonly state: AssistantState;
  readonly onSuggestion: (text: string) => void;
  /** A button was used that is gone then: the focus needs another place. */
  readonly onActed: () => void;
}) {
  const { assistant, surface, state } = props;
  const { conversation, working } = state;
  const { turns } = conversation;
  const scroller = useRef<HTMLElement>(null);
  const isNearEnd = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is said makes the list longer
  useEffect(() => {
    const list = scroller.current;
    if (list && isNearEnd.current) list.scrollTop = list.scrollHeight;
  }, [state]);

  const acted =
    <Given extends readonly unknown[]>(work: (...given: Given) => void) =>
    (...given: Given) => {
      work(...given);
      props.onActed();
    };
  const actionsOf = (turn: Turn, isLast: boolean) => ({
    allow: acted((isAllowed: boolean) => assistant.allow(isAllowed)),
    ...(!working && surface.canTakeBack(answerKey(turn)) ? { undo: acted(() => undo(surface, turn)) } : {}),
    ...(!working && isLast && !state.barrier
      ? {
          ...(turn.state === "done" ? {} : { goOn: acted(() => void assistant.goOn()) }),
          ...(turn.state === "failed" && turn.rounds.length === 0
            ? {}
            : { again: acted(() => void assistant.again()) }),
        }
      : {}),
  });

  return (
    <section
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Conversation"
      data-conversation=""
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isNearEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
      }}
      className="min-h-0 grow overflow-y-auto px-3 pt-1 pb-3 focus-visible:-outline-offset-2"
    >
      <SpokenStatus state={state} />
      {turns.length === 0 && !state.loading ? (
        <Suggestions surface={surface} onChoose={props.onSuggestion} disabled={state.barrier !== null} />
      ) : (
        <ol className="grid gap-4">
          {turns.map((turn, at) => (
            <li key={turn.id} className="grid min-w-0 gap-2">
              <QuestionMessage
                question={turn.question}
                canEdit={!working && !state.barrier}
                onResend={acted((text: string) => void assistant.resend(turn.id, text))}
              />
              <AnswerMessage
                turn={turn}
                wordsFor={(tool) => surface.wordsFor(tool)}
                asking={at === turns.length - 1 ? state.consent : null}
                actions={actionsOf(turn, at === turns.length - 1)}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function undo(surface: AssistantSurface, turn: Turn): void {
  const { kept } = surface.takeBack(answerKey(turn));
  if (kept.length === 0) return void toast("Took back what this answer changed.");
  const named = kept.slice(0, 3).join(", ");
  const stays = `${counted(kept.length, "thing")} changed since ${kept.length === 1 ? "stays" : "stay"}: ${named}${kept.length > 3 ? "…" : ""}`;
  toast(`Took back what this answer changed. ${stays}`);
}

function Suggestions(props: {
  readonly surface: AssistantSurface;
  readonly disabled: boolean;
  readonly onChoose: (text: string) => void;
}) {
  return (
    <div className="grid gap-3 pt-2">
      <p className="text-quiet">
        Say what you want and watch it being drawn. Everything it does can be undone.
      </p>
      <ul className="border-t border-line">
        {props.surface.suggestions.map((text) => (
          <li key={text} className="border-b border-line">
            <button
              type="button"
              disabled={props.disabled}
              onClick={() => props.onChoose(text)}
              className="flex w-full justify-between gap-2 py-2.5 text-left not-disabled:hover:text-accent disabled:text-quiet pointer-coarse:min-h-11"
            >
              {text} <span aria-hidden>→</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
