"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { useDraft } from "@/components/poster/edit/use-draft";
import { usePosterEditing } from "@/components/poster/edit/use-poster-editing";
import { PosterViewer } from "@/components/poster/poster-viewer";
import { posterWords } from "@/components/poster/poster-words";
import type { PosterState, ResolvedState } from "@/lib/poster/schema/state";
import { DocumentBar } from "./document-bar";
import type { DocumentRole } from "./document-fields";
import { type KeptState, sendThumbnail, useKeptPoster } from "./use-kept-poster";

/** A poster that is kept as a document, opened by somebody with a role. */
export interface OpenedPoster {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly role: DocumentRole;
  readonly content: PosterState;
  /** Whether its picture in lists shows this version. */
  readonly hasThumbnail: boolean;
}

const STATUS: Readonly<Record<KeptState, string>> = {
  saved: "Saved",
  unsaved: "Not saved yet",
  saving: "Saving…",
  conflict: "Saved elsewhere meanwhile",
  failed: "Could not be saved; it is kept in this browser",
};

/** A poster document: looked at, edited, saved. What is not saved stays in this browser, and leaving the page asks first. */
export function PosterDocument(props: {
  readonly document: OpenedPoster;
  readonly resolved: ResolvedState;
  readonly link: string;
  readonly stateLink: string;
  /** Of a share link, by which somebody without an account may have come. */
  readonly shareToken?: string;
}) {
  const { document, shareToken } = props;
  const { id, role, content } = document;
  const mayEdit = role !== "viewer";
  const [name, setName] = useState(document.name);
  const editing = usePosterEditing(
    props.resolved,
    useCallback(() => Promise.resolve(content), [content]),
  );
  const { store, begin, ready, resolved } = editing;
  const forget = useRef<(state: PosterState) => void>(() => undefined);
  const { saving, save } = useKeptPoster({
    document,
    shareToken,
    store,
    bySelf: editing.open !== null,
    onSaved: useCallback((state) => forget.current(state), []),
  });
  forget.current = useDraft(
    `document ${id}`,
    store,
    mayEdit,
    useCallback(async () => {
      begin();
      return ready();
    }, [begin, ready]),
  );

  useEffect(() => {
    if (document.hasThumbnail || !mayEdit) return;
    void sendThumbnail(id, document.version, props.resolved, shareToken);
  }, [id, mayEdit, document, props.resolved, shareToken]);

  const words = posterWords(resolved);
  return (
    <PosterViewer
      state={resolved}
      words={words || name}
      link={props.link}
      stateLink={props.stateLink}
      documentKey={`document:${id}`}
      legacy={false}
      {...(mayEdit ? { editing } : {})}
      header={
        <DocumentBar
          document={{ id, name, kind: "poster", role }}
          state={store?.state ?? content}
          resolved={resolved}
          status={mayEdit ? STATUS[saving] : ""}
          unsaved={saving !== "saved"}
          saving={saving === "saving"}
          onRename={setName}
          onChange={(next) => void ready().then((opened) => opened?.set(next.state, "Edit JSON"))}
          onSave={() => void save()}
        />
      }
    />
  );
}
