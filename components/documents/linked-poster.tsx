"use client";

import { useCallback, useRef } from "react";
import { toast } from "sonner";
import { useDraft } from "@/components/poster/edit/use-draft";
import { useLinkSync } from "@/components/poster/edit/use-link-sync";
import { usePosterEditing } from "@/components/poster/edit/use-poster-editing";
import { PosterViewer } from "@/components/poster/poster-viewer";
import { posterWords } from "@/components/poster/poster-words";
import type { PosterState, ResolvedState } from "@/lib/poster/schema/state";
import { KeepButton } from "./keep-button";

/** The poster of a link, which can be edited, and kept. */
export function LinkedPoster(props: {
  readonly state: ResolvedState;
  readonly words: string;
  readonly link: string;
  readonly stateLink: string;
  readonly legacy: boolean;
}) {
  const load = useCallback(
    async (): Promise<PosterState> => (await (await fetch(props.stateLink)).json()) as PosterState,
    [props.stateLink],
  );
  const editing = usePosterEditing(props.state, load);
  const { store, begin, ready } = editing;
  const forget = useRef<(state: PosterState) => void>(() => undefined);
  const { link, params, status, fresh } = useLinkSync(
    store,
    props.link,
    useCallback((state) => forget.current(state), []),
  );
  forget.current = useDraft(
    params,
    store,
    true,
    useCallback(async () => {
      begin();
      return ready();
    }, [begin, ready]),
  );
  const words = store ? posterWords(editing.resolved) : props.words;
  return (
    <PosterViewer
      {...props}
      state={editing.resolved}
      words={words}
      link={link}
      stateLink={`/canvas/state?${params}`}
      editing={editing}
      status={status}
      freshLink={fresh}
      action={
        <KeepButton
          resolved={editing.resolved}
          content={async () => store?.state ?? (await load())}
          words={words}
          onProblem={(sentence) => toast.error(sentence)}
        />
      }
    />
  );
}
