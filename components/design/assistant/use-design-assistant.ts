"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { askChat, problemOf } from "@/components/assistant/ask-chat";
import { askUsage } from "@/components/assistant/ask-usage";
import { type Assistant, createAssistant } from "@/components/assistant/assistant";
import type { AssistantSurface } from "@/components/assistant/assistant-surface";
import { browserMemory } from "@/components/assistant/conversation-memory";
import type { DesignStore } from "@/lib/design/store/design-store";
import { designAssistantSurface } from "./design-assistant-surface";

/** The assistant of a page with what it works on. */
export interface PageAssistant {
  readonly assistant: Assistant;
  readonly surface: AssistantSurface;
}

/**
 * The assistant for the design that a page shows.
 * @param documentKey what the conversation is kept under; null while the design is nobody's.
 */
export function useDesignAssistant(
  store: DesignStore | null,
  canEdit: boolean,
  documentKey: string | null,
): PageAssistant | null {
  const mayEdit = useRef(canEdit);
  mayEdit.current = canEdit;
  const key = useRef(documentKey);
  const [assistant, setAssistant] = useState<Assistant | null>(null);
  const surface = useMemo(() => store && designAssistantSurface(store, () => mayEdit.current), [store]);
  useEffect(() => {
    if (!surface) return;
    const made = createAssistant({
      surface,
      ask: askChat,
      askUsage,
      problemOf,
      memory: browserMemory(),
      documentKey: key.current,
      newId: () => crypto.getRandomValues(new Uint32Array(2)).join("-"),
    });
    setAssistant(made);
    // The page may go away at any moment, also in the middle of an answer.
    const onHide = () => made.flush();
    window.addEventListener("pagehide", onHide);
    return () => {
      window.removeEventListener("pagehide", onHide);
      made.close();
      setAssistant(null);
    };
  }, [surface]);
  useEffect(() => {
    if (!assistant || documentKey === null || documentKey === key.current) return;
    key.current = documentKey;
    void assistant.keepAs(documentKey);
  }, [assistant, documentKey]);
  return useMemo(() => (assistant && surface ? { assistant, surface } : null), [assistant, surface]);
}
