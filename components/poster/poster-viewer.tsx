"use client";

import { Braces, Download, Link2, Pause, PenLine, Play, Share2 } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Toaster, toast } from "sonner";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { counted } from "@/lib/counted";
import type { PosterHandle } from "@/lib/poster/render/mount";
import type { ResolvedState } from "@/lib/poster/schema/state";
import { DownloadMenu } from "./download-menu";
import { PosterEditorContext } from "./edit/editor-context";
import type { PosterEditing } from "./edit/use-poster-editing";
import { EffectCanvas } from "./effect-canvas";
import { fileNameOf } from "./file-name";
import { markPosterReady } from "./poster-ready";
import { Stage } from "./stage";

/** On phones the icons stand alone; their names stay for screen readers. */
const LABEL = "max-sm:sr-only";

const VIEWED = "grid h-dvh grid-rows-[auto_1fr_auto] bg-ground";

/** With the line of tools above and panels on both sides; on phones these are sheets over the poster. */
const EDITED =
  "grid h-dvh grid-cols-1 grid-rows-[auto_auto_minmax(0,1fr)_auto] overflow-hidden bg-ground md:grid-cols-[15rem_minmax(0,1fr)_17rem]";

/** The page of one poster: as large as the window allows, playing, with what one does with a poster. */
export function PosterViewer(props: {
  readonly state: ResolvedState;
  readonly words: string;
  readonly link: string;
  readonly stateLink: string;
  readonly legacy: boolean;
  /** Stands above the poster: what it is a document of, and what can be done with that. */
  readonly header?: ReactNode;
  /** A further button below the poster. */
  readonly action?: ReactNode;
  /** How it is edited, by whoever may. */
  readonly editing?: PosterEditing;
  /** Whether and where what was changed is kept. */
  readonly status?: string;
  /** The link of the poster as it is now, where that takes a moment. @throws Error whose message says why there is none. */
  readonly freshLink?: () => Promise<string>;
  /** What the assistant's conversation about it is kept under; none is kept without. */
  readonly documentKey?: string;
}) {
  const { state, words, editing, freshLink } = props;
  const open = editing?.open ?? null;
  const [drawn, setDrawn] = useState(0);
  const isOpen = open !== null;
  const handle = useRef<PosterHandle | null>(null);
  const [animated, setAnimated] = useState(false);
  const [wantsPlay, setWantsPlay] = useState(true);
  const [visible, setVisible] = useState(true);
  const [recording, setRecording] = useState(false);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState("");
  const [ready, setReady] = useState(false);
  const [canShare, setCanShare] = useState(false);

  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) setWantsPlay(false);
    setCanShare(typeof navigator.share === "function" && window.matchMedia("(pointer: coarse)").matches);
    const onVisibility = () => setVisible(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", onVisibility);
    return () => document.removeEventListener("visibilitychange", onVisibility);
  }, []);

  const toggle = useCallback(() => setWantsPlay((playing) => !playing), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== "Space" || event.target !== document.body) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [toggle]);

  const onShown = useCallback((mounted: PosterHandle) => {
    setAnimated(mounted.animated);
    setWarnings(mounted.warnings);
    setDrawn((count) => count + 1);
  }, []);
  const onMounted = editing?.onMounted;
  const onReady = useCallback(
    (mounted: PosterHandle) => {
      handle.current = mounted;
      onMounted?.(mounted);
      onShown(mounted);
      setReady(true);
      markPosterReady();
    },
    [onMounted, onShown],
  );
  // What could not be drawn may have been changed into what can.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is what it is about
  useEffect(() => setFailure(""), [state]);

  const copyLink = async () => {
    let link = props.link;
    try {
      link = (await freshLink?.()) ?? link;
    } catch (error) {
      toast.error(error instanceof Error ? error.message : "The link could not be made. Try again.");
      return;
    }
    try {
      await navigator.clipboard.writeText(link);
      toast("Link copied");
    } catch {
      toast(`Copy this link: ${link}`, { duration: 20_000 });
    }
  };

  return (
    <PosterEditorContext value={open?.editor ?? null}>
      <main className={isOpen ? EDITED : VIEWED}>
        <div className={isOpen ? "md:col-span-full md:row-start-1" : ""}>{props.header}</div>
        {open && (
          <div className="min-w-0 md:col-span-full md:row-start-2">
            <open.parts.EditBar status={props.status ?? ""} onDone={() => editing?.end()} />
          </div>
        )}
        {open && <open.parts.LayersPanel />}
        <h1 className="sr-only">{words || "Poster"}</h1>
        <div
          className={`relative min-h-0 ${isOpen ? "md:col-start-2 md:row-start-3" : ""} ${open?.editor.sheet ? "max-md:mb-[52dvh]" : ""}`}
        >
          <Stage aspectRatio={state.canvas.aspectRatio} backgroundColor={state.canvas.backgroundColor}>
            {failure ? (
              <p role="alert" className="grid h-full place-items-center bg-surface p-6 text-center text-text">
                {failure}
              </p>
            ) : (
              <div className="relative h-full w-full">
                <EffectCanvas
                  state={state}
                  label={words ? `Poster: ${words}` : "Poster"}
                  startSeconds={1}
                  playing={wantsPlay && visible && !recording}
                  className="h-full w-full"
                  onReady={onReady}
                  onShown={onShown}
                  onFontsArrived={onShown}
                  onFailure={setFailure}
                />
                {open && <open.parts.PosterOverlay drawn={drawn} />}
              </div>
            )}
          </Stage>
        </div>
        {open && <open.parts.InspectorPanel />}
        {open && <open.parts.AssistantAside documentKey={props.documentKey ?? null} />}
        <footer
          className={`flex flex-wrap items-center justify-end gap-2 px-3 sm:px-6 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] ${isOpen ? "border-line max-md:hidden md:col-span-full md:row-start-4 md:border-t md:bg-surface" : ""}`}
        >
          <a href="/" className="mr-auto font-brand">
            Affiche
          </a>
          {(warnings.length > 0 || props.legacy) && <Notes warnings={warnings} legacy={props.legacy} />}
          {animated && (
            <Button onClick={toggle} aria-keyshortcuts="Space">
              {wantsPlay ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
              <span className={LABEL}>{wantsPlay ? "Pause" : "Play"}</span>
            </Button>
          )}
          {editing && !isOpen && (
            <Button onClick={editing.begin} aria-busy={editing.starting}>
              <PenLine size={16} aria-hidden />
              <span className={LABEL}>{editing.starting ? "Opening…" : "Edit"}</span>
            </Button>
          )}
          {props.action}
          <Button onClick={() => void copyLink()}>
            <Link2 size={16} aria-hidden />
            <span className={LABEL}>Copy link</span>
          </Button>
          {canShare && (
            <Button
              onClick={() => void navigator.share({ title: words, url: props.link }).catch(() => undefined)}
            >
              <Share2 size={16} aria-hidden />
              <span className={LABEL}>Share</span>
            </Button>
          )}
          <a className={buttonClass()} href={props.stateLink} target="_blank" rel="noreferrer">
            <Braces size={16} aria-hidden />
            <span className={LABEL}>JSON</span>
          </a>
          {ready ? (
            <DownloadMenu
              state={state}
              fileName={fileNameOf(words)}
              animated={animated}
              recording={recording}
              onRecordingChange={setRecording}
              timeSeconds={() => handle.current?.timeSeconds ?? 1}
              onProblem={(message) => toast.error(message)}
            />
          ) : (
            <Button tone="primary" disabled>
              <Download size={16} aria-hidden />
              <span className={LABEL}>Download</span>
            </Button>
          )}
        </footer>
        <Toaster position="top-center" theme="system" />
      </main>
    </PosterEditorContext>
  );
}

/** What a person should know about this poster, folded away. */
function Notes({ warnings, legacy }: { readonly warnings: readonly string[]; readonly legacy: boolean }) {
  const notes = [
    ...warnings,
    ...(legacy ? ["This link is of an older format; it was converted to layers."] : []),
  ];
  return (
    <details className="relative text-sm text-quiet">
      <summary className="cursor-default px-2 py-2">{counted(notes.length, "note")}</summary>
      <ul className="absolute right-0 bottom-full mb-2 w-72 rounded-lg border border-line bg-raised p-3 text-text shadow-raised">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  );
}
