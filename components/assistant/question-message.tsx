"use client";

import { Pencil } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Question } from "./conversation";
import { SmallButton } from "./small-button";

/** What a person asked, and a way to ask it in other words. */
export function QuestionMessage(props: {
  readonly question: Question;
  readonly canEdit: boolean;
  readonly onResend: (text: string) => void;
}) {
  const { text, attachment } = props.question;
  const [draft, setDraft] = useState<string | null>(null);
  const hint = useId();
  const edit = useRef<HTMLButtonElement>(null);
  const end = () => {
    setDraft(null);
    requestAnimationFrame(() => edit.current?.focus());
  };
  const send = () => {
    if (draft === null || draft.trim() === "") return;
    setDraft(null);
    props.onResend(draft.trim());
  };
  if (draft !== null)
    return (
      <form
        className="grid gap-2 rounded-lg border border-line bg-ground p-2"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <textarea
          aria-label="Your question in other words"
          aria-describedby={hint}
          // biome-ignore lint/a11y/noAutofocus: it stands where the button was that was just pressed
          autoFocus
          rows={3}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") {
              event.stopPropagation();
              end();
            }
            if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) {
              event.preventDefault();
              send();
            }
          }}
          className="field-sizing-content max-h-48 w-full resize-none rounded border border-quiet bg-surface p-2"
        />
        <p id={hint} className="text-xs text-quiet">
          What came after it goes, with what that changed.
        </p>
        <div className="flex justify-end gap-2">
          <Button onClick={end}>Cancel</Button>
          <Button type="submit" tone="primary" disabled={draft.trim() === ""}>
            Send again
          </Button>
        </div>
      </form>
    );
  return (
    <div className="group rounded-lg bg-ground px-3 py-2">
      <p className="sr-only">You asked:</p>
      <p className="whitespace-pre-wrap wrap-break-word">{text}</p>
      {attachment && (
        <div className="mt-1 flex items-center gap-2 text-xs text-quiet">
          {attachment.picture && (
            // biome-ignore lint/performance/noImgElement: a picture from memory needs no optimising
            <img
              src={`data:${attachment.picture.mediaType};base64,${attachment.picture.data}`}
              alt={attachment.names.join(", ")}
              className="size-10 rounded border border-line bg-surface object-contain"
            />
          )}
          <span className="min-w-0 truncate">About {attachment.names.join(", ")}</span>
        </div>
      )}
      {props.canEdit && (
        <div className="-mr-1.5 flex justify-end">
          <SmallButton ref={edit} aria-label={`Edit: ${text.slice(0, 60)}`} onClick={() => setDraft(text)}>
            <Pencil size={12} aria-hidden />
            Edit
          </SmallButton>
        </div>
      )}
    </div>
  );
}
