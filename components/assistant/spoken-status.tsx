import type { AssistantState } from "./assistant";

/** What a screen reader is told: that work goes on, what is asked, how it ended. Not every word as it comes. */
export function SpokenStatus({ state }: { readonly state: AssistantState }) {
  return (
    <p role="status" className="sr-only">
      {spoken(state)}
    </p>
  );
}

/** The status in words. */
export function spoken({ working, consent, conversation }: AssistantState): string {
  if (consent) return `Needs your answer: ${consent.question}`;
  const last = conversation.turns.at(-1);
  if (working) {
    const running = last?.rounds.at(-1)?.calls.filter(({ state }) => state === "running" || state === "done");
    return running && running.length > 0 ? `Working, step ${running.length}…` : "Working…";
  }
  if (last?.state === "done") return "The answer is finished.";
  if (last?.state === "stopped") return "Stopped.";
  // A failure speaks for itself.
  return "";
}
