"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import type { PosterState, ResolvedState } from "@/lib/poster/schema/state";
import type { PosterStore } from "@/lib/poster/store/poster-store";
import { ApiError, askApi, sentenceOf } from "./ask-api";
import type { DocumentSummary } from "./document-fields";

/** How long nothing must change before it is saved by itself, ms. */
const SAVE_AFTER_MS = 1200;

/** A document as GET answers it. */
interface StoredPoster {
  readonly version: number;
  readonly content: PosterState;
}

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
  const isLost = useRef(false);
  isLost.current = saving === "conflict";

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
    saved.current ??= store.first;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = saved.current;
    const look = () => {
      if (store.state === seen) return;
      seen = store.state;
      setSaving((now) => (now === "conflict" ? now : "unsaved"));
      clearTimeout(timer);
      // In a conflict the person decides first.
      if (latest.current.bySelf && !isLost.current) timer = setTimeout(() => void save(), SAVE_AFTER_MS);
    };
    const end = store.subscribe(look);
    // It may have been changed as soon as it was there.
    look();
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
    const ask = async () => {
      const headers = tokenHeaders(latest.current.shareToken);
      const { document: theirs } = await askApi<{ document: StoredPoster }>(
        "GET",
        `/documents/${id}`,
        undefined,
        headers,
      );
      return theirs;
    };
    const keepMine = async () => {
      version.current = (await ask()).version;
      await save();
    };
    // One's own stays one step back.
    const takeTheirs = async () => {
      if (!store) return;
      const theirs = await ask();
      const [problem] = store.set(theirs.content, "Load theirs");
      if (problem !== undefined) throw new ApiError(`Theirs cannot be drawn: ${problem}`, 0, {});
      version.current = theirs.version;
      saved.current = store.state;
      latest.current.onSaved(store.state);
      setSaving("saved");
    };
    const tell = (error: unknown) => void toast.error(sentenceOf(error));
    const note = toast.error("Somebody else saved this poster meanwhile. Keep which?", {
      duration: Number.POSITIVE_INFINITY,
      action: { label: "Theirs", onClick: () => void takeTheirs().catch(tell) },
      cancel: { label: "Mine", onClick: () => void keepMine().catch(tell) },
    });
    return () => void toast.dismiss(note);
  }, [saving, id, save, store]);
  return { saving, save };
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
