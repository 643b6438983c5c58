"use client";

import { ArrowUp, Camera, Square, SquareDashedMousePointer } from "lucide-react";
import { type RefObject, useId } from "react";

/** What a question points at. */
export interface Pointing {
  readonly withSelection: boolean;
  readonly withPicture: boolean;
}

const CHIP =
  "inline-flex h-7 min-w-0 items-center gap-1 rounded-full border border-line px-2 text-xs aria-pressed:border-text aria-[pressed=false]:text-quiet aria-[pressed=false]:line-through pointer-coarse:h-11";
const ROUND =
  "grid size-8 shrink-0 place-items-center rounded-md bg-accent text-on-accent hover:brightness-110 disabled:bg-line disabled:text-quiet pointer-coarse:size-11";

/** Where questions are written. Enter sends, Shift+Enter begins a line, Escape stops. */
export function Composer(props: {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  /** Names of what is selected. */
  readonly selected: readonly string[];
  readonly pointing: Pointing;
  readonly onPointing: (pointing: Pointing) => void;
  readonly working: boolean;
  readonly disabled: boolean;
  readonly onSend: () => void;
  readonly onStop: () => void;
}) {
  const { draft, selected, pointing, working } = props;
  const hint = useId();
  const canSend = draft.trim() !== "" && !props.disabled;
  return (
    <form
      className="grid gap-2 rounded-lg border border-quiet bg-surface p-2 focus-within:border-accent focus-within:outline focus-within:outline-accent"
      onSubmit={(event) => {
        event.preventDefault();
        if (!working && canSend) props.onSend();
      }}
    >
      {selected.length > 0 && (
        <div className="flex min-w-0 items-center gap-1">
          <button
            type="button"
            aria-pressed={pointing.withSelection}
            title={pointing.withSelection ? "The question is about this" : "The question is not about this"}
            className={CHIP}
            onClick={() => props.onPointing({ ...pointing, withSelection: !pointing.withSelection })}
          >
            <SquareDashedMousePointer size={12} aria-hidden className="shrink-0" />
            <span className="sr-only">About the selection: </span>
            <span className="truncate">{selected.join(", ")}</span>
          </button>
          {pointing.withSelection && (
            <button
              type="button"
              aria-pressed={pointing.withPicture}
              title={pointing.withPicture ? "A picture of it goes along" : "Send a picture of it along"}
              className={CHIP}
              onClick={() => props.onPointing({ ...pointing, withPicture: !pointing.withPicture })}
            >
              <Camera size={12} aria-hidden className="shrink-0" />
              Picture
            </button>
          )}
        </div>
      )}
      <div className="flex items-end gap-2">
        <textarea
          ref={props.field}
          aria-label="Ask the assistant"
          aria-describedby={hint}
          rows={1}
          maxLength={20_000}
          placeholder="Say what you want"
          value={draft}
          disabled={props.disabled}
          onChange={(event) => props.onDraft(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (!working && canSend) props.onSend();
          }}
          className="field-sizing-content max-h-40 min-h-8 w-full resize-none bg-transparent px-1 py-1.5 outline-none placeholder:text-quiet"
        />
        {working ? (
          <button
            type="button"
            aria-label="Stop"
            title="Stop (Escape)"
            className={ROUND}
            onClick={props.onStop}
          >
            <Square size={12} aria-hidden fill="currentColor" />
          </button>
        ) : (
          <button type="submit" aria-label="Send" title="Send (Enter)" className={ROUND} disabled={!canSend}>
            <ArrowUp size={16} aria-hidden />
          </button>
        )}
      </div>
      <p id={hint} className="sr-only">
        Enter sends, Shift and Enter begins a line, Escape stops an answer.
      </p>
    </form>
  );
}
