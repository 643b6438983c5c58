"use client";

import { useMemo, useRef } from "react";
import { type PageAssistant, usePageAssistant } from "@/components/assistant/use-page-assistant";
import type { DesignStore } from "@/lib/design/store/design-store";
import { designAssistantSurface } from "./design-assistant-surface";

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
  const surface = useMemo(() => store && designAssistantSurface(store, () => mayEdit.current), [store]);
  return usePageAssistant(surface, documentKey);
}
