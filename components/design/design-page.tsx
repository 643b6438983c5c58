"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import { Toaster, toast } from "sonner";
import { sentenceOf } from "@/components/documents/ask-api";
import { emptyDesign } from "@/lib/design/document/design-document";
import { createDesignStore, type DesignStore } from "@/lib/design/store/design-store";
import { openSavedDesign } from "@/lib/design/store/read-design";
import { documentKeyOf, useAssistantPanel } from "./assistant/use-assistant-panel";
import { beginSession } from "./begin-session";
import type { DesignView } from "./canvas/design-view";
import { CanvasStage } from "./canvas-stage";
import { DesignStarts } from "./design-starts";
import { type Editor, EditorContext, SHOWS_ONLY } from "./editor-context";
import { HandOverDialog } from "./hand-over-dialog";
import { Inspector } from "./inspector";
import { LayersPanel } from "./layers-panel";
import type { Opening } from "./opening";
import { PickerProvider } from "./pickers/picker-provider";
import type { OwnDesign } from "./session/bridge-options";
import { SessionBar } from "./session-bar";
import { TopBar } from "./top-bar";
import { useKeptDocument } from "./use-kept-document";
import { useSession } from "./use-session";
import { useShortcuts } from "./use-shortcuts";

/** The design editor with what it was opened with. */
export function DesignPage(props: {
  readonly opening: Opening;
  readonly signedIn: boolean;
  readonly origin: string;
}) {
  const { opening } = props;
  const [store, setStore] = useState<DesignStore | null>(() => firstStore(opening));
  const [view, setView] = useState<DesignView | null>(null);
  const [sessionId, setSessionId] = useState(opening.kind === "session" ? opening.sessionId : null);
  const [handing, setHanding] = useState(false);
  const [problem, setProblem] = useState("");
  const [own, setOwn] = useState<OwnDesign | null>(null);
  const { status, link } = useSession(sessionId, store && own && { ...own, store }, setStore, setProblem);
  const kept = opening.kind === "document" && !sessionId ? opening.document : null;
  const shareToken = opening.kind === "document" ? opening.shareToken : undefined;
  const document = useKeptDocument(kept, shareToken, store);
  const saving = sessionId ? status.saving : document.saving;
  const canEdit = sessionId
    ? status.role === "executor" && status.phase !== "ended"
    : kept?.role !== "viewer";

  const editor = useMemo<Editor | null>(
    () =>
      store && {
        store,
        canEdit,
        view,
        async edit(tool, input) {
          if (!canEdit) {
            toast.error(SHOWS_ONLY);
            return null;
          }
          const outcome = await store.edit(tool, input);
          if (!outcome.success) toast.error(outcome.error);
          return outcome;
        },
      },
    [store, canEdit, view],
  );
  const documentKey = sessionId ? `session:${sessionId}` : kept ? documentKeyOf(kept.id) : null;
  const { panel, toggle } = useAssistantPanel(store, canEdit, documentKey);
  useShortcuts(editor, toggle.toggle);

  const hand = useCallback(async () => {
    if (sessionId && status.phase !== "ended") return setHanding(true);
    if (!store) return;
    try {
      // A session over a document needs somebody who answers for it.
      const handed = kept && props.signedIn ? { id: kept.id, saveNow: document.saveNow } : null;
      const begun = await beginSession(store, handed);
      if (!begun) return;
      if (kept && !handed) toast("You are not signed in, so the agent works on a copy of this design.");
      setOwn(begun.own);
      window.history.replaceState(null, "", `/design?session=${begun.sessionId}`);
      setSessionId(begun.sessionId);
      setHanding(true);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  }, [sessionId, status.phase, store, kept, props.signedIn, document.saveNow]);

  useEffect(() => {
    if (saving !== "conflict") return;
    const id = toast.error("Somebody else saved this design meanwhile. Keep which?", {
      duration: Number.POSITIVE_INFINITY,
      action: { label: "Theirs", onClick: () => window.location.reload() },
      cancel: {
        label: "Mine",
        onClick: () =>
          void (sessionId ? link?.saveAnyway() : document.saveAnyway())?.catch((error: unknown) =>
            toast.error(sentenceOf(error)),
          ),
      },
    });
    return () => void toast.dismiss(id);
  }, [saving, sessionId, link, document.saveAnyway]);

  if (problem || !editor) return <Waiting problem={problem} />;
  const designUrl = sessionId ? `${props.origin}/design?session=${sessionId}` : "";
  return (
    <EditorContext value={editor}>
      <PickerProvider>
        <main
          className={`grid h-dvh grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden text-[0.8125rem] md:grid-cols-[16rem_minmax(0,1fr)_17rem] md:grid-rows-[auto_minmax(0,1fr)_auto] ${panel ? "xl:grid-cols-[16rem_minmax(0,1fr)_17rem_22rem]" : ""}`}
        >
          <TopBar
            kept={kept}
            saving={saving}
            signedIn={props.signedIn}
            isSession={sessionId !== null}
            onHand={() => void hand()}
            assistant={toggle}
          />
          <LayersPanel />
          <div className="relative min-h-0 min-w-0 md:row-span-2">
            <CanvasStage onView={setView} />
            {!sessionId && <DesignStarts onHand={() => void hand()} />}
            {sessionId && status.role === "executor" && (
              <DesignStarts waiting onHand={() => setHanding(true)} />
            )}
          </div>
          <Inspector />
          <SessionBar
            status={sessionId ? status : null}
            onEditHere={() => void link?.editHere().catch((error: unknown) => toast.error(sentenceOf(error)))}
            onUndone={(callId) => link?.markUndone(callId)}
            onHand={() => void hand()}
          />
          {panel}
        </main>
      </PickerProvider>
      {handing && sessionId && (
        <HandOverDialog
          designUrl={designUrl}
          origin={props.origin}
          sessionId={sessionId}
          onClose={() => setHanding(false)}
        />
      )}
      <Toaster position="bottom-center" theme="system" />
    </EditorContext>
  );
}

function Waiting({ problem }: { readonly problem: string }) {
  return (
    <main className="grid h-dvh place-content-center gap-2 px-5 text-center">
      <h1 className="text-base font-medium">
        {problem ? "This design cannot be drawn" : "Opening the design…"}
      </h1>
      {problem && <p className="font-mono text-sm text-quiet">{problem}</p>}
    </main>
  );
}

function firstStore(opening: Opening): DesignStore | null {
  if (opening.kind === "session") return null;
  const design = opening.kind === "document" ? opening.document.design : emptyDesign();
  return createDesignStore(openSavedDesign(design, []));
}
