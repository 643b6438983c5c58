"use client";

import { Bot, FolderPlus, Moon, Share2, Sparkles, Sun } from "lucide-react";
import { useEffect, useState } from "react";
import { toast } from "sonner";
import { askApi, sentenceOf } from "@/components/documents/ask-api";
import { type DocumentSummary, pathOfDocument } from "@/components/documents/document-fields";
import { ShareDialog } from "@/components/documents/share-dialog";
import { Button } from "@/components/ui/button";
import { ICON_BUTTON } from "@/components/ui/button-class";
import { HistoryButtons } from "@/components/ui/history-buttons";
import { useEditor } from "./editor-context";
import type { KeptDesign } from "./opening";
import { InsertMenu } from "./pickers/insert-menu";
import type { SavingState } from "./session/session-status";
import { takeBack } from "./use-shortcuts";
import { ZoomMenu } from "./zoom-menu";

/** Where the focus goes when the assistant is closed. */
export const ASSISTANT_TOGGLE = "assistant-toggle";

const SAVING: Record<SavingState, string> = {
  saved: "Saved",
  unsaved: "Not saved yet",
  saving: "Saving…",
  conflict: "Saved elsewhere meanwhile",
  failed: "Could not be saved",
};

/** What the line above the canvas knows of the assistant. */
export interface AssistantToggle {
  readonly open: boolean;
  readonly working: boolean;
  toggle(): void;
  /** The design is going to be opened as this document. */
  keepFor(documentId: string): Promise<void>;
}

/** The line above the canvas. */
export function TopBar(props: {
  readonly kept: KeptDesign | null;
  readonly saving: SavingState;
  readonly signedIn: boolean;
  readonly isSession: boolean;
  readonly onHand: () => void;
  readonly assistant: AssistantToggle;
}) {
  const { kept, saving } = props;
  const editor = useEditor();
  const { store, canEdit, edit } = editor;
  const [sharing, setSharing] = useState(false);
  const { name, theme } = store.design.meta;
  const last = store.workspace.history.undoable.at(-1);
  const next = store.workspace.history.redoable.at(-1);
  const isDark = theme.mode === "dark";
  const isKept = kept !== null || props.isSession;
  const status = kept?.role === "viewer" ? "You may look at it" : isKept ? SAVING[saving] : "";

  const keep = async () => {
    if (!props.signedIn) {
      window.location.assign(`/sign-in?next=${encodeURIComponent("/design")}`);
      return;
    }
    try {
      const content = store.workspace.state.toStored();
      const body = { kind: "design", name, content };
      const { document } = await askApi<{ document: DocumentSummary }>("POST", "/documents", body);
      await props.assistant.keepFor(document.id);
      window.location.assign(pathOfDocument(document));
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  };

  return (
    <header className="flex min-w-0 items-center gap-1 border-b border-line bg-surface px-2 py-1 md:col-span-full">
      <a href="/" className="px-2 font-brand text-base max-sm:hidden">
        Affiche
      </a>
      <h1 className="sr-only">{name}</h1>
      <NameField
        name={name}
        disabled={!canEdit}
        onRename={async (given) => {
          await edit("rename_document", { name: given });
          if (kept?.role === "owner")
            await askApi("PATCH", `/documents/${kept.id}`, { name: given }).catch((error: unknown) =>
              toast.error(sentenceOf(error)),
            );
        }}
      />
      <p role="status" className="truncate px-1 text-xs text-quiet max-sm:hidden">
        {status}
      </p>
      <div className="ml-auto flex items-center gap-1">
        <HistoryButtons
          last={last}
          next={next}
          disabled={!canEdit}
          className={`${ICON_BUTTON} max-md:hidden`}
          onGo={(direction) => takeBack(editor, direction)}
        />
        <button
          type="button"
          className={`${ICON_BUTTON} max-md:hidden`}
          disabled={!canEdit}
          aria-label={isDark ? "Show the design in light" : "Show the design in dark"}
          title={isDark ? "Light" : "Dark"}
          onClick={() => void edit("set_theme_mode", { mode: isDark ? "light" : "dark" })}
        >
          {isDark ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />}
        </button>
        <InsertMenu className={ICON_BUTTON} />
        <ZoomMenu />
        <button
          type="button"
          id={ASSISTANT_TOGGLE}
          aria-label={props.assistant.working ? "Assistant, at work" : "Assistant"}
          aria-expanded={props.assistant.open}
          aria-keyshortcuts="Control+J Meta+J"
          title="Assistant (Ctrl+J, ⌘J)"
          className={`${ICON_BUTTON} relative aria-expanded:bg-ground`}
          onClick={props.assistant.toggle}
        >
          <Sparkles size={16} aria-hidden />
          {props.assistant.working && (
            <span aria-hidden className="absolute top-1.5 right-1.5 size-1.5 rounded-full bg-accent" />
          )}
        </button>
        {kept?.role === "owner" && (
          <Button onClick={() => setSharing(true)}>
            <Share2 size={16} aria-hidden />
            <span className="max-sm:sr-only">Share</span>
          </Button>
        )}
        {!isKept && (
          <Button onClick={() => void keep()}>
            <FolderPlus size={16} aria-hidden />
            <span className="max-sm:sr-only">Keep</span>
          </Button>
        )}
        {kept?.role !== "viewer" && (
          <Button tone="primary" onClick={props.onHand} className="whitespace-nowrap">
            <Bot size={16} aria-hidden />
            <span className="max-sm:sr-only">Hand it to an agent</span>
          </Button>
        )}
      </div>
      {sharing && kept && (
        <ShareDialog
          document={{ id: kept.id, name: kept.name, kind: "design" }}
          onClose={() => setSharing(false)}
        />
      )}
    </header>
  );
}

function NameField(props: {
  readonly name: string;
  readonly disabled: boolean;
  readonly onRename: (name: string) => Promise<void>;
}) {
  const { name } = props;
  const [draft, setDraft] = useState(name);
  useEffect(() => setDraft(name), [name]);
  const commit = () => {
    const given = draft.trim();
    if (!given) setDraft(name);
    else if (given !== name) void props.onRename(given);
  };
  return (
    <input
      aria-label="Name of the design"
      value={draft}
      disabled={props.disabled}
      maxLength={200}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.currentTarget.blur();
        if (event.key === "Escape") setDraft(name);
      }}
      className="field-sizing-content h-7 max-w-64 min-w-16 truncate rounded border border-transparent bg-transparent px-2 font-medium not-disabled:hover:border-line pointer-coarse:h-11"
    />
  );
}
