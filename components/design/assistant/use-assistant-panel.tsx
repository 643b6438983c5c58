"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from "react";
import type { DesignStore } from "@/lib/design/store/design-store";
import { ASSISTANT_TOGGLE, type AssistantToggle } from "../top-bar";
import { useDesignAssistant } from "./use-design-assistant";

// Few people need it at once: it comes when it is opened.
const AssistantPanel = dynamic(() =>
  import("@/components/assistant/assistant-panel").then((module) => module.AssistantPanel),
);

/** Its own column where there is room, over the inspector where there is less, a sheet on phones. */
const PLACE =
  "max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:h-[82dvh] max-md:rounded-t-lg max-md:border-t max-md:shadow-raised md:z-10 md:col-start-3 md:row-span-2 md:row-start-2 md:w-88 md:justify-self-end md:border-l max-xl:md:shadow-raised xl:col-start-4";

/** What a document's conversation is kept under. */
export const documentKeyOf = (documentId: string): string => `document:${documentId}`;

/** The assistant's panel in the editor, and what opens and closes it. */
export function useAssistantPanel(
  store: DesignStore | null,
  canEdit: boolean,
  documentKey: string | null,
): { readonly panel: ReactNode; readonly toggle: AssistantToggle } {
  const page = useDesignAssistant(store, canEdit, documentKey);
  const [open, setOpen] = useState(false);
  const assistant = page?.assistant ?? null;
  const working = useSyncExternalStore(
    useCallback((listener) => assistant?.subscribe(listener) ?? (() => undefined), [assistant]),
    () => assistant?.state.working ?? false,
    () => false,
  );
  const close = useCallback(() => {
    setOpen(false);
    document.getElementById(ASSISTANT_TOGGLE)?.focus();
  }, []);
  const flip = useCallback(() => (open ? close() : setOpen(true)), [open, close]);
  const toggle = useMemo<AssistantToggle>(
    () => ({
      open,
      working,
      toggle: flip,
      keepFor: async (documentId) => assistant?.keepAs(documentKeyOf(documentId)),
    }),
    [open, working, flip, assistant],
  );
  const panel = open && page && (
    <AssistantPanel {...page} className={PLACE} onClose={close} onSignIn={signIn} />
  );
  return { panel, toggle };
}

/** Leaves for the sign-in, and comes back here. */
function signIn(): void {
  const { pathname, search } = window.location;
  window.location.assign(`/sign-in?next=${encodeURIComponent(`${pathname}${search}`)}`);
}
