import { useSyncExternalStore } from "react";
import type { Assistant, AssistantState } from "./assistant";

/** How an assistant stands; the component is drawn again whenever that changes. */
export const useAssistantState = (assistant: Assistant): AssistantState =>
  useSyncExternalStore(
    assistant.subscribe,
    () => assistant.state,
    () => assistant.state,
  );
