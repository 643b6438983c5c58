import type { MadeCall } from "../data/ai-usage-calls";
import type { AnsweredCall, Pending } from "./check-chat";
import { inkOf, sliceInk } from "./ink";
import type { Thought } from "./model-events";

/** A call that was made and answered, with what was said before it. */
export interface RoundCall extends AnsweredCall {
  readonly textBefore: string;
  readonly thinking: readonly Thought[];
}

/** How far an answer has come, in the rounds in which it came. */
export interface Rounds {
  readonly rounds: readonly (readonly RoundCall[])[];
  /** What was said after the last call. */
  readonly textAfter: string;
  /** How much was said in all, in ink; what is said next begins there. */
  readonly ink: number;
  /** Number of the round that comes now. */
  readonly next: number;
  /** The run that it belongs to; null where no call was made yet. */
  readonly run: string | null;
}

/**
 * Puts flattened calls back into their rounds, and the text between them where it was.
 * @param made every call that was made for the question; those of `pending` are among them.
 */
export function readRounds({ text, calls }: Pending, made: readonly MadeCall[]): Rounds {
  const known = new Map(made.map((call) => [call.callId, call]));
  const pairs = calls
    .flatMap((answered) => {
      const call = known.get(answered.id);
      return call ? [{ answered, call }] : [];
    })
    .sort((a, b) => a.call.round - b.call.round || a.call.position - b.call.position);
  const first = pairs[0]?.call;
  const last = pairs.at(-1)?.call;
  const total = inkOf(text);
  // With the newest round alone comes its own text alone.
  const skipped = first && last && total < last.textEnd ? first.textStart : 0;
  const rounds: RoundCall[][] = [];
  let reached: MadeCall | undefined;
  for (const { answered, call } of pairs) {
    const textBefore = sliceInk(text, call.textStart - skipped, call.textEnd - skipped);
    const thinking = call.thinking as readonly Thought[];
    if (call.round !== reached?.round) rounds.push([]);
    rounds.at(-1)?.push({ ...answered, textBefore, thinking });
    reached = call;
  }
  return {
    rounds,
    textAfter: sliceInk(text, last ? last.textEnd - skipped : 0, total),
    ink: skipped + total,
    next: (last?.round ?? 0) + 1,
    run: last?.run ?? null,
  };
}
