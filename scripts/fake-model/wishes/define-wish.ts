import type { Answer } from "../answer";
import type { Conversation } from "../conversation";

/** Something that the scripted model understands. */
export interface Wish {
  readonly id: string;
  /** Whether it is meant; the first one that says so answers. */
  readonly when: RegExp | ((conversation: Conversation) => boolean);
  /** What is answered, round after round. */
  answer(conversation: Conversation): Answer;
}

/** Declares a wish. */
export const defineWish = (wish: Wish): Wish => wish;

/** What is said when the tool that is needed was not given. */
export const MISSING_TOOL = "I cannot do that here: the tool for it is not there.";

/** What is said of a call that failed, which ends the answer. */
export const failureOf = ({ results }: Conversation): string | null => {
  const failed = results.at(-1);
  return failed?.failed ? `That did not work: ${failed.text.slice(0, 300)}` : null;
};

/** What stands in quotation marks in a wish. */
export const quoted = (wish: string): string | null =>
  /["“”'‘’]([^"“”]{1,200}?)["“”'‘’]/.exec(wish)?.[1] ?? null;
