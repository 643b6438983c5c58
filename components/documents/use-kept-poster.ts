"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import type { PosterState, ResolvedState } from "@/lib/poster/schema/state";
import type { PosterStore } from "@/lib/poster/store/poster-store";
import { ApiError, askApi, sentenceOf } from "./ask-api";
import type { DocumentSummary } from "./document-fields";

/** How long nothing must change before it is saved by itself, ms. */
const SAVE_AFTER_MS = 1200;

/** Whether a poster is saved. */
export type KeptState = "saved" | "unsaved" | "saving" | "conflict" | "failed";

/** The saving of a poster document. */
export interface KeptPoster {
  readonly saving: KeptState;
  save(): Promise<void>;
}

/**
 * Saves a poster document when asked, and by itself while it is edited. What somebody else has saved is never overwritten
 * unless the person says so.
 * @param bySelf whether it is saved by itself.
 * @param onSaved a state is kept now.
 */
export function useKeptPoster(options: {
  readonly document: { readonly id: string; readonly version: number; readonly content: PosterState };
  readonly shareToken: string | undefined;
  readonly store: PosterStore | null;
  readonly bySelf: boolean;
  readonly onSaved: (state: PosterState) => void;
}): KeptPoster {
  const { document, store, bySelf } = options;
  const { id } = document;
  const [saving, setSaving] = useState<KeptState>("saved");
  const version = useRef(document.version);
  const saved = useRef<PosterState | null>(null);
  const latest = useRef(options);
  latest.current = options;
  const tail = useRef(Promise.resolve());

  const saveNow = useCallback(async () => {
    if (!store || store.state === saved.current) return;
    const { state, resolved } = store;
    const { shareToken, bySelf: quick, onSaved } = latest.current;
    setSaving("saving");
    try {
      // A picture for the lists takes the graphics for a moment; while something is edited it would be felt.
      const thumbnail = quick ? null : await drawThumbnailOf(resolved);
      const body = { version: version.current, content: state, ...(thumbnail ? { thumbnail } : {}) };
      const headers = tokenHeaders(shareToken);
      const answer = await askApi<{ document: DocumentSummary }>("PUT", `/documents/${id}`, body, headers);
      version.current = answer.document.version;
      saved.current = state;
      onSaved(state);
      setSaving(store.state === state ? "saved" : "unsaved");
    } catch (error) {
      const lost = error instanceof ApiError && error.status === 409;
      setSaving(lost ? "conflict" : "failed");
      if (!lost) toast.error(sentenceOf(error));
    }
  }, [id, store]);
  // One save after another: each builds on the version of the one before.
  const save = useCallback(() => {
    tail.current = tail.current.then(saveNow);
    return tail.current;
  }, [saveNow]);

  useEffect(() => {
    if (!store) return;
    saved.current ??= latest.current.document.content;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = store.state;
    const end = store.subscribe(() => {
      if (store.state === seen) return;
      seen = store.state;
      setSaving((now) => (now === "conflict" ? now : "unsaved"));
      clearTimeout(timer);
      if (latest.current.bySelf) timer = setTimeout(() => void save(), SAVE_AFTER_MS);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [store, save]);

  // Whoever is done with editing has it saved, and a new picture in the lists.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !bySelf && store && store.state !== saved.current) void save();
    else if (wasOpen.current && !bySelf && store)
      void sendThumbnail(id, version.current, store.resolved, latest.current.shareToken);
    wasOpen.current = bySelf;
  }, [bySelf, store, save, id]);

  useEffect(() => {
    if (saving === "saved") return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [saving]);

  useEffect(() => {
    if (saving !== "conflict") return;
    const keepMine = async () => {
      const headers = tokenHeaders(latest.current.shareToken);
      const theirs = await askApi<{ document: DocumentSummary }>(
        "GET",
        `/documents/${id}`,
        undefined,
        headers,
      );
      version.current = theirs.document.version;
      await save();
    };
    const note = toast.error("Somebody else saved this poster meanwhile. Keep which?", {
      duration: Number.POSITIVE_INFINITY,
      action: { label: "Theirs", onClick: () => loadTheirs(latest.current.onSaved, store) },
      cancel: {
        label: "Mine",
        onClick: () => void keepMine().catch((error: unknown) => toast.error(sentenceOf(error))),
      },
    });
    return () => void toast.dismiss(note);
  }, [saving, id, save, store]);
  return { saving, save };
}

/** What is here is given up, the draft of it too. */
function loadTheirs(onSaved: (state: PosterState) => void, store: PosterStore | null): void {
  if (store) onSaved(store.state);
  window.location.reload();
}

const tokenHeaders = (token: string | undefined): Record<string, string> =>
  token ? { "X-Share-Token": token } : {};

async function drawThumbnailOf(resolved: ResolvedState) {
  const { drawThumbnail } = await import("@/components/poster/draw-thumbnail");
  return drawThumbnail(resolved);
}

/** Sends the picture of a version for the lists. */
export async function sendThumbnail(
  id: string,
  version: number,
  resolved: ResolvedState,
  shareToken: string | undefined,
): Promise<void> {
  const thumbnail = await drawThumbnailOf(resolved);
  if (!thumbnail) return;
  const headers = tokenHeaders(shareToken);
  await askApi("PUT", `/documents/${id}/thumbnail`, { thumbnail, version }, headers).catch(
    (error: unknown) => {
      // The next one who opens it tries again.
      console.warn("The thumbnail could not be kept.", error);
    },
  );
}
