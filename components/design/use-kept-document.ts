"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { ApiError, askApi, sentenceOf } from "@/components/documents/ask-api";
import type { DocumentSummary } from "@/components/documents/document-fields";
import type { DesignStore } from "@/lib/design/store/design-store";
import type { KeptDesign } from "./opening";
import type { SavingState } from "./session/session-status";

const SAVE_AFTER_MS = 1200;

/** Saves a document as it changes. What somebody else has saved is never overwritten unless the person says so. */
export function useKeptDocument(
  kept: KeptDesign | null,
  shareToken: string | undefined,
  store: DesignStore | null,
): {
  readonly saving: SavingState;
  saveAnyway(): Promise<void>;
  /** Saves what is not saved. @returns the version that holds the design as it is shown; null where that failed. */
  saveNow(): Promise<number | null>;
} {
  const [saving, setSaving] = useState<SavingState>("saved");
  const version = useRef(kept?.version ?? 0);
  /** What of the design is saved: the store's version then. */
  const savedAt = useRef(store?.design.version ?? 0);
  /** One save after another: each builds on the version of the one before. */
  const tail = useRef(Promise.resolve());
  const id = kept && kept.role !== "viewer" ? kept.id : null;

  const save = useCallback(async () => {
    if (!id || !store) return;
    const { state } = store.workspace;
    const saved = state.version;
    setSaving("saving");
    try {
      const body = { version: version.current, content: { ...state.toStored(), revision: saved } };
      const headers: Record<string, string> = shareToken ? { "X-Share-Token": shareToken } : {};
      const answer = await askApi<{ document: DocumentSummary }>("PUT", `/documents/${id}`, body, headers);
      version.current = answer.document.version;
      savedAt.current = saved;
      setSaving(state.version === saved ? "saved" : "unsaved");
    } catch (error) {
      setSaving(error instanceof ApiError && error.status === 409 ? "conflict" : "failed");
      if (!(error instanceof ApiError && error.status === 409)) toast.error(sentenceOf(error));
    }
  }, [id, store, shareToken]);

  useEffect(() => {
    if (!id || !store) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = store.onDiff(() => {
      setSaving((now) => (now === "conflict" ? now : "unsaved"));
      clearTimeout(timer);
      timer = setTimeout(() => {
        tail.current = tail.current.then(save);
      }, SAVE_AFTER_MS);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [id, store, save]);

  useEffect(() => {
    if (!id || saving === "saved") return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [id, saving]);

  const saveAnyway = useCallback(async () => {
    if (!id) return;
    const headers: Record<string, string> = shareToken ? { "X-Share-Token": shareToken } : {};
    const theirs = await askApi<{ document: DocumentSummary }>("GET", `/documents/${id}`, undefined, headers);
    version.current = theirs.document.version;
    await save();
  }, [id, shareToken, save]);
  const saveNow = useCallback(async () => {
    if (!id || !store) return null;
    const isSaved = () => store.design.version === savedAt.current;
    await tail.current;
    if (!isSaved()) {
      tail.current = tail.current.then(save);
      await tail.current;
    }
    return isSaved() ? version.current : null;
  }, [id, store, save]);
  return { saving, saveAnyway, saveNow };
}
