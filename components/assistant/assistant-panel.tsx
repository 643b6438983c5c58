"use client";

import { Eraser, X } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { ICON_BUTTON } from "@/components/ui/button-class";
import { useRevision } from "@/components/ui/use-revision";
import type { Assistant } from "./assistant";
import type { AssistantSurface } from "./assistant-surface";
import { BarrierCard } from "./barrier-card";
import { Composer, type Pointing } from "./composer";
import type { Attachment } from "./conversation";
import { MessageList } from "./message-list";
import { UsageLine } from "./usage-line";
import { useAssistantState } from "./use-assistant-state";

/** The assistant beside the canvas. Knows nothing of what it works on but its surface. */
export function AssistantPanel(props: {
  readonly assistant: Assistant;
  readonly surface: AssistantSurface;
  /** Where the panel stands in the page. */
  readonly className: string;
  readonly onClose: () => void;
  readonly onSignIn: () => void;
}) {
  const { assistant, surface } = props;
  const state = useAssistantState(assistant);
  useRevision(surface);
  const [draft, setDraft] = useState("");
  const [pointing, setPointing] = useState<Pointing>({ withSelection: true, withPicture: false });
  const field = useRef<HTMLTextAreaElement>(null);
  const { conversation, working, barrier } = state;
  const { names } = surface.selected;

  useEffect(() => {
    focusOn(field);
    void assistant.refresh();
  }, [assistant]);

  const ask = async (text: string) => {
    setDraft("");
    const isPointing = pointing.withSelection && names.length > 0;
    const attachment = isPointing ? await attach(surface, names, pointing.withPicture) : null;
    await assistant.ask({ text: text.trim(), attachment }, isPointing);
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    if (working) assistant.stop();
    else if (draft === "") props.onClose();
  };

  return (
    <section
      aria-label="Assistant"
      onKeyDown={onKeyDown}
      className={`flex min-h-0 flex-col border-line bg-surface ${props.className}`}
    >
      <header className="flex items-center gap-1 py-1 pr-1 pl-3">
        <h2 className="grow font-medium">Assistant</h2>
        {conversation.turns.length > 0 && (
          <button
            type="button"
            aria-label="Clear the conversation"
            title="Clear the conversation"
            disabled={working}
            className={ICON_BUTTON}
            onClick={() => clear(assistant, field)}
          >
            <Eraser size={16} aria-hidden />
          </button>
        )}
        <button
          type="button"
          aria-label="Close the assistant"
          title="Close"
          className={ICON_BUTTON}
          onClick={props.onClose}
        >
          <X size={16} aria-hidden />
        </button>
      </header>
      <MessageList
        assistant={assistant}
        surface={surface}
        state={state}
        onSuggestion={(text) => void ask(text)}
        onActed={() => focusOn(field)}
      />
      {barrier && !working ? (
        <BarrierCard barrier={barrier} onSignIn={props.onSignIn} onCheck={() => void assistant.refresh()} />
      ) : (
        <div className="grid gap-1.5 p-3 pt-1">
          <Composer
            field={field}
            draft={draft}
            onDraft={setDraft}
            selected={names}
            pointing={pointing}
            onPointing={setPointing}
            working={working}
            disabled={state.loading}
            onSend={() => void ask(draft)}
            onStop={() => assistant.stop()}
          />
          <UsageLine usage={state.usage} />
        </div>
      )}
    </section>
  );
}

/** Goes to where questions are written; not on touch screens, where a keyboard would come up over the conversation. */
function focusOn(field: RefObject<HTMLTextAreaElement | null>): void {
  const isTouch = window.matchMedia("(pointer: coarse)").matches;
  const panel = field.current?.closest<HTMLElement>("[data-assistant]");
  if (isTouch) panel?.querySelector<HTMLElement>("[data-conversation]")?.focus();
  else field.current?.focus();
}

async function attach(
  surface: AssistantSurface,
  names: readonly string[],
  withPicture: boolean,
): Promise<Attachment> {
  if (!withPicture) return { names, picture: null };
  const picture = await surface.picture().catch((error: unknown) => {
    console.warn("No picture of the selection can be taken.", error);
    return null;
  });
  if (!picture) toast("No picture of the selection can be taken; the question goes without it.");
  return { names, picture };
}

function clear(assistant: Assistant, field: RefObject<HTMLTextAreaElement | null>): void {
  assistant.clear();
  focusOn(field);
}
