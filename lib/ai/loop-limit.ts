import { createHash } from "node:crypto";
import type { AnsweredCall } from "./check-chat";

/** Most rounds of tools after a question. */
export const MAX_ROUNDS = 25;

/** So many equal failures end an answer. */
export const MAX_EQUAL_FAILURES = 3;

/** Most times that the model is asked for one question, attempts that were stopped or sent again included. */
export const MAX_ANSWERS = 100;

/** No failures of a tool: what a person has decided. */
const DECIDED = /^stopped$|^The person did not allow/;

/** What tells equal failures from others, by call: the tool and what was wrong. What a person stopped or refused is none. */
export function failuresOf(calls: readonly AnsweredCall[]): Map<string, string> {
  return new Map(
    calls.flatMap(({ id, name, error }) =>
      error === null || DECIDED.test(error)
        ? []
        : [
            [
              id,
              createHash("sha256")
                .update(JSON.stringify([name, error]))
                .digest("base64url"),
            ],
          ],
    ),
  );
}

/**
 * Why an answer must end here, in words for the person; null while it may go on.
 * @param round the number of the round that would come now. @param failures of the rounds before it.
 */
export function limitReached(
  round: number,
  failures: readonly (string | null)[],
  answers: number,
): string | null {
  const counts = new Map<string, number>();
  for (const failure of failures) if (failure !== null) counts.set(failure, (counts.get(failure) ?? 0) + 1);
  if ([...counts.values()].some((count) => count >= MAX_EQUAL_FAILURES))
    return `I stop here: the same step has failed ${MAX_EQUAL_FAILURES} times in the same way. What was done so far stays. Tell me how to go about it differently.`;
  if (round > MAX_ROUNDS)
    return `I stop here, after ${MAX_ROUNDS} rounds of work on one question. What was done so far stays. Write "go on" if I should.`;
  if (answers > MAX_ANSWERS)
    return `I stop here: this question was answered ${MAX_ANSWERS} times. Ask it anew if you want more.`;
  return null;
}
