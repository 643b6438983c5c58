"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { askChat, problemOf } from "./ask-chat";
import { askUsage } from "./ask-usage";
import { type Assistant, createAssistant } from "./assistant";
import type { AssistantSurface } from "./assistant-surface";
import { browserMemory } from "./conversation-memory";

/** The assistant of a page with what it works on. */
export interface PageAssistant {
  readonly assistant: Assistant;
  readonly surface: AssistantSurface;
}

/**
 * The assistant for what a page shows; null while it shows nothing.
 * @param surface the same object for the same document.
 * @param documentKey what the conversation is kept under; null while the document is nobody's.
 */
export function usePageAssistant(
  surface: AssistantSurface | null,
  documentKey: string | null,
): PageAssistant | null {
  const key = useRef(documentKey);
  const [assistant, setAssistant] = useState<Assistant | null>(null);
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
