import { useEffect, useState } from "react";

/** How long a person may pause between two letters without a search being sent, ms. */
const PAUSE_MS = 180;

/** What a search has come to. */
export interface SearchState<Answer> {
  /** The last answer; that of the search before while a new one is under way. */
  readonly answer: Answer | null;
  /** Which search it answers. */
  readonly answered: string;
  readonly busy: boolean;
  readonly problem: string;
}

/**
 * Sends a search when a person pauses, and gives up the one before.
 * @param key what is looked for, in a few words: a search is sent for each new one, and none for the empty one.
 */
export function useSearch<Answer>(
  key: string,
  ask: (signal: AbortSignal) => Promise<Answer>,
): SearchState<Answer> {
  const [state, setState] = useState<SearchState<Answer>>({
    answer: null,
    answered: "",
    busy: false,
    problem: "",
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked
  useEffect(() => {
    if (key === "") return setState({ answer: null, answered: "", busy: false, problem: "" });
    const giveUp = new AbortController();
    setState((now) => ({ ...now, busy: true }));
    const timer = setTimeout(() => {
      ask(giveUp.signal).then(
        (answer) => {
          if (!giveUp.signal.aborted) setState({ answer, answered: key, busy: false, problem: "" });
        },
        (error: unknown) => {
          if (giveUp.signal.aborted) return;
          const problem = error instanceof Error ? error.message : String(error);
          setState({ answer: null, answered: key, busy: false, problem });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [key]);
  return state;
}
