"use client";

import { FolderPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { ResolvedState } from "@/lib/poster/schema/state";
import { ApiError, askApi, sentenceOf } from "./ask-api";
import { type DocumentSummary, pathOfDocument } from "./document-fields";

const MOST_LETTERS = 60;

/** Keeps the poster of a link as a document of one's own; whoever is not signed in is asked to, and comes back. */
export function KeepButton(props: {
  readonly resolved: ResolvedState;
  /** Gets the state as it is to be kept. */
  readonly content: () => Promise<unknown>;
  readonly words: string;
  readonly onProblem: (sentence: string) => void;
}) {
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    try {
      const content = await props.content();
      const { drawThumbnail } = await import("@/components/poster/draw-thumbnail");
      const thumbnail = await drawThumbnail(props.resolved);
      const name = [...props.words].slice(0, MOST_LETTERS).join("").trim() || "Poster";
      const body = { kind: "poster", name, content, ...(thumbnail ? { thumbnail } : {}) };
      const { document } = await askApi<{ document: DocumentSummary }>("POST", "/documents", body);
      window.location.assign(pathOfDocument(document));
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        const here = window.location.pathname + window.location.search;
        window.location.assign(`/sign-in?next=${encodeURIComponent(here)}`);
        return;
      }
      props.onProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <Button onClick={() => void keep()} disabled={busy}>
      <FolderPlus size={16} aria-hidden />
      <span className="max-sm:sr-only">{busy ? "Keeping…" : "Keep"}</span>
    </Button>
  );
}
