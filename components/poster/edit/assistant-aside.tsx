"use client";

import dynamic from "next/dynamic";
import { useMemo } from "react";
import { usePageAssistant } from "@/components/assistant/use-page-assistant";
import { usePosterEditor } from "./editor-context";
import { posterAssistantSurface } from "./poster-assistant-surface";

// Few people need it at once: it comes when it is opened.
const AssistantPanel = dynamic(() =>
  import("@/components/assistant/assistant-panel").then((module) => module.AssistantPanel),
);

/** Where the focus goes when the assistant is closed. */
export const ASSISTANT_TOGGLE = "poster-assistant-toggle";

/** Over the settings, a sheet on phones. */
const PLACE =
  "text-[0.8125rem] max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:h-[82dvh] max-md:rounded-t-lg max-md:border-t max-md:shadow-raised md:z-10 md:col-start-3 md:row-start-3 md:-ml-20 md:border-l md:shadow-raised";

/** The assistant beside a poster. It goes on with its answer while its panel is closed. */
export function AssistantAside(props: {
  /** What the conversation is kept under; null while the poster is nobody's. */
  readonly documentKey: string | null;
}) {
  const { store, sheet, show } = usePosterEditor();
  const surface = useMemo(() => posterAssistantSurface(store), [store]);
  const page = usePageAssistant(surface, props.documentKey);
  if (sheet !== "assistant" || !page) return null;
  return (
    <AssistantPanel
      {...page}
      className={PLACE}
      onClose={() => {
        show(null);
        document.getElementById(ASSISTANT_TOGGLE)?.focus();
      }}
      onSignIn={signIn}
    />
  );
}

/** Leaves for the sign-in, and comes back here. */
function signIn(): void {
  const { pathname, search } = window.location;
  window.location.assign(`/sign-in?next=${encodeURIComponent(`${pathname}${search}`)}`);
}
