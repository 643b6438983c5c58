"use client";

import { useEffect, useRef, useState } from "react";
import type { DesignStore } from "@/lib/design/store/design-store";
import type { OwnDesign } from "./session/bridge-options";
import { openSessionLink, type SessionLink } from "./session/session-link";
import { CONNECTING, type SessionStatus } from "./session/session-status";

/** A session as a page has it. */
export interface PageSession {
  readonly status: SessionStatus;
  readonly link: SessionLink | null;
}

/**
 * Links the page to a session while there is one.
 * @param own the design that the page showed before the session; null where the session brings it.
 */
export function useSession(
  sessionId: string | null,
  own: (OwnDesign & { readonly store: DesignStore }) | null,
  onStore: (store: DesignStore) => void,
  onProblem: (problem: string) => void,
): PageSession {
  const [status, setStatus] = useState<SessionStatus>(CONNECTING);
  const [link, setLink] = useState<SessionLink | null>(null);
  // Only what was there when the session began is the page's own.
  const first = useRef({ own, onStore, onProblem });
  first.current = { own, onStore, onProblem };
  useEffect(() => {
    if (!sessionId) return;
    const listener = {
      onStatus: setStatus,
      onStore: (store: DesignStore) => first.current.onStore(store),
      onProblem: (problem: string) => first.current.onProblem(problem),
    };
    const opened = openSessionLink(sessionId, first.current.own, listener);
    setLink(opened);
    return () => {
      opened.close();
      setLink(null);
      setStatus(CONNECTING);
    };
  }, [sessionId]);
  return { status, link };
}
