"use client";

import { useCallback, useEffect, useRef } from "react";
import { toast } from "sonner";
import type { PosterState } from "@/lib/poster/schema/state";
import type { PosterStore } from "@/lib/poster/store/poster-store";

/** Changes that come within this time are written once, ms. */
const GATHER_MS = 120;

/**
 * Keeps what is changed in this browser until it is kept for good, and offers it when the page is opened again.
 * @param key of the document, or the query of the link.
 * @param open begins editing.
 * @returns what tells that a state is kept for good.
 */
export function useDraft(
  key: string,
  store: PosterStore | null,
  mayEdit: boolean,
  open: () => Promise<PosterStore | null>,
): (state: PosterState) => void {
  const latest = useRef({ key, open });
  latest.current = { key, open };
  const first = useRef(key);
  const kept = useRef<PosterState | null>(null);
  const writeNow = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (!mayEdit) return;
    let gone = false;
    void import("./draft-memory").then(async ({ browserDrafts }) => {
      const draft = await browserDrafts.find(first.current);
      if (!draft || gone) return;
      toast("Changes to this poster are kept in this browser that were not saved.", {
        duration: Number.POSITIVE_INFINITY,
        action: {
          label: "Bring back",
          onClick: () =>
            void latest.current.open().then((opened) => opened?.set(draft, "Bring back changes")),
        },
        cancel: { label: "Discard", onClick: () => void browserDrafts.forget(first.current) },
      });
    });
    return () => {
      gone = true;
    };
  }, [mayEdit]);

  useEffect(() => {
    if (!store) return;
    kept.current ??= store.first;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      const { state } = store;
      if (state === kept.current) return;
      void import("./draft-memory").then(({ browserDrafts }) =>
        browserDrafts.keep(latest.current.key, state),
      );
    };
    writeNow.current = write;
    const later = () => {
      timer ??= setTimeout(write, GATHER_MS);
    };
    const end = store.subscribe(later);
    later();
    window.addEventListener("pagehide", write);
    return () => {
      end();
      write();
      window.removeEventListener("pagehide", write);
    };
  }, [store]);

  return useCallback((state) => {
    kept.current = state;
    const of = latest.current.key;
    void import("./draft-memory")
      .then(({ browserDrafts }) => browserDrafts.forget(of))
      // What was changed meanwhile is kept still.
      .then(() => writeNow.current());
  }, []);
}
