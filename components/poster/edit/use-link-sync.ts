"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { PosterState } from "@/lib/poster/schema/state";
import type { PosterStore } from "@/lib/poster/store/poster-store";
import { encodeState, NoLinkError } from "./encode-state";

/** How long nothing must change before the link is made anew, ms. */
const AFTER_MS = 500;

/** The link of a poster while it is edited. */
export interface LinkSync {
  /** Of the state that was linked last. */
  readonly link: string;
  readonly params: string;
  /** What a person should know; empty before the first change. */
  readonly status: string;
  /** The link of the poster as it is now. @throws NoLinkError where it has none. */
  fresh(): Promise<string>;
}

/** Keeps the address of the page the link of what is seen: reloading and sharing give that. @param onLinked a state is in it. */
export function useLinkSync(
  store: PosterStore | null,
  first: string,
  onLinked: (state: PosterState) => void,
): LinkSync {
  const [link, setLink] = useState(first);
  const [status, setStatus] = useState("");
  const linked = useRef<PosterState | null>(null);
  const latest = useRef({ link, onLinked });
  latest.current = { link, onLinked };
  const running = useRef<Promise<void> | null>(null);

  const sync = useCallback(async (): Promise<void> => {
    // One after another: an older link never takes the place of a newer one.
    await running.current?.catch(() => undefined);
    if (!store || store.state === linked.current) return;
    const { state } = store;
    const work = encodeState(state, new URL(first).origin).then(({ url, params }) => {
      linked.current = state;
      window.history.replaceState(window.history.state, "", `/canvas?${params}`);
      latest.current.link = url;
      setLink(url);
      setStatus(store.state === state ? "Kept in the link" : "Writing the link…");
      latest.current.onLinked(state);
    });
    running.current = work;
    try {
      await work;
    } catch (error) {
      setStatus(
        error instanceof NoLinkError && error.isTooLarge
          ? `Not in the link: ${error.message}`
          : messageOf(error),
      );
      throw error;
    } finally {
      if (running.current === work) running.current = null;
    }
  }, [store, first]);

  useEffect(() => {
    if (!store) return;
    linked.current ??= store.first;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = linked.current;
    const look = () => {
      if (store.state === seen) return;
      seen = store.state;
      setStatus("Writing the link…");
      clearTimeout(timer);
      // What goes wrong is in the status already.
      timer = setTimeout(() => void sync().catch(() => undefined), AFTER_MS);
    };
    const end = store.subscribe(look);
    // It may have been changed as soon as it was there.
    look();
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [store, sync]);

  const fresh = useCallback(async () => {
    await sync();
    return latest.current.link;
  }, [sync]);
  return { link, params: new URL(link).search.slice(1), status, fresh };
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : "The link could not be made. Try again.";
