"use client";

import { useCallback, useEffect, useState } from "react";
import { toast } from "sonner";
import { PosterViewer } from "@/components/poster/poster-viewer";
import { posterWords } from "@/components/poster/poster-words";
import type { PosterState, ResolvedState } from "@/lib/poster/schema/state";
import { ApiError, askApi, sentenceOf } from "./ask-api";
import { DocumentBar } from "./document-bar";
import type { DocumentRole, DocumentSummary } from "./document-fields";

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

/** What is on the screen: the state as it is kept or as it was changed, and how it is drawn. */
interface Shown {
  readonly state: PosterState;
  readonly resolved: ResolvedState;
}

/** A poster document: looked at, changed, saved. What is not saved stays here until the page is left, which asks first. */
export function PosterDocument(props: {
  readonly document: OpenedPoster;
  readonly resolved: ResolvedState;
  readonly link: string;
  readonly stateLink: string;
  /** Of a share link, by which somebody without an account may have come. */
  readonly shareToken?: string;
}) {
  const { id, role } = props.document;
  const [name, setName] = useState(props.document.name);
  const [version, setVersion] = useState(props.document.version);
  const [shown, setShown] = useState<Shown>({ state: props.document.content, resolved: props.resolved });
  const [unsaved, setUnsaved] = useState(false);
  const [saving, setSaving] = useState(false);

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);

  useEffect(() => {
    if (props.document.hasThumbnail || role === "viewer") return;
    void sendThumbnail(id, props.document.version, props.resolved, props.shareToken);
  }, [id, role, props.document, props.resolved, props.shareToken]);

  const change = useCallback((next: Shown) => {
    setShown(next);
    setUnsaved(true);
  }, []);

  const save = useCallback(
    async ({ state, resolved }: Shown) => {
      setSaving(true);
      try {
        const { drawThumbnail } = await import("@/components/poster/draw-thumbnail");
        const thumbnail = await drawThumbnail(resolved);
        const body = { version, content: state, ...(thumbnail ? { thumbnail } : {}) };
        const headers = tokenHeaders(props.shareToken);
        const { document } = await askApi<{ document: DocumentSummary }>(
          "PUT",
          `/documents/${id}`,
          body,
          headers,
        );
        setVersion(document.version);
        setUnsaved(false);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) tellLost();
        else toast.error(sentenceOf(error));
      } finally {
        setSaving(false);
      }
    },
    [id, version, props.shareToken],
  );

  const words = posterWords(shown.resolved);
  return (
    <PosterViewer
      state={shown.resolved}
      words={words || name}
      link={props.link}
      stateLink={props.stateLink}
      legacy={false}
      header={
        <DocumentBar
          document={{ id, name, kind: "poster", role }}
          state={shown.state}
          resolved={shown.resolved}
          unsaved={unsaved}
          saving={saving}
          onRename={setName}
          onChange={change}
          onSave={() => void save(shown)}
        />
      }
    />
  );
}

const tokenHeaders = (token: string | undefined): Record<string, string> =>
  token ? { "X-Share-Token": token } : {};

/** A document that an agent made has no picture in lists yet: whoever opens it and may, draws it. */
async function sendThumbnail(
  id: string,
  version: number,
  resolved: ResolvedState,
  shareToken: string | undefined,
): Promise<void> {
  const { drawThumbnail } = await import("@/components/poster/draw-thumbnail");
  const thumbnail = await drawThumbnail(resolved);
  if (!thumbnail) return;
  const headers = tokenHeaders(shareToken);
  await askApi("PUT", `/documents/${id}/thumbnail`, { thumbnail, version }, headers).catch(
    (error: unknown) => {
      // The next one who opens it tries again.
      console.warn("The thumbnail could not be kept.", error);
    },
  );
}

/** Somebody else was quicker: nothing is overwritten, and nothing of one's own is lost. */
function tellLost(): void {
  toast.error("Somebody saved this poster meanwhile. Copy your JSON, then load their version.", {
    duration: 30_000,
    action: { label: "Load theirs", onClick: () => window.location.reload() },
  });
}
