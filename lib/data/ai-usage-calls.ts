/** Tool calls that the model made for a question: results are taken for these alone, and put back where they belong. */
import type { AiRoute } from "./ai-usage";
import { asService } from "./database";

/** A question of a person. */
export interface QuestionKey {
  readonly userId: string;
  /** SHA-256 (hex) of its messages. */
  readonly fingerprint: string;
}

/** A call that the model made. */
export interface MadeCall {
  readonly callId: string;
  /** One way from the question to its end; another attempt at the same question is another run. */
  readonly run: string;
  /** From 1. */
  readonly round: number;
  /** Among the calls of its round, from 0. */
  readonly position: number;
  /** Where in the answer's text the words before it begin and end, counted without white space. */
  readonly textStart: number;
  readonly textEnd: number;
  /** What the model thought before it, as the model wants it back. */
  readonly thinking: readonly unknown[];
}

/** A question that is being gone on with. */
export interface OpenQuestion {
  readonly route: AiRoute;
  /** How often the model was asked for it, this time included. */
  readonly answers: number;
  /** Every call that was made for it. */
  readonly calls: readonly (MadeCall & { readonly failure: string | null })[];
}

/** Writes a call down, before anybody is told of it. One of the same id takes its place. */
export async function recordCall({ userId, fingerprint }: QuestionKey, call: MadeCall): Promise<void> {
  const values = {
    run: call.run,
    round: call.round,
    position: call.position,
    text_start: call.textStart,
    text_end: call.textEnd,
    thinking: JSON.stringify(call.thinking),
    failure: null,
  };
  await asService((tx) =>
    tx
      .insertInto("ai_calls")
      .values({ user_id: userId, fingerprint, call_id: call.callId, ...values })
      .onConflict((conflict) => conflict.columns(["user_id", "fingerprint", "call_id"]).doUpdateSet(values))
      .execute(),
  );
}

/**
 * Opens a question in order to go on with it, and notes which of its calls have failed.
 * @param failures by call id: what tells equal failures from others.
 * @param askedAfter a question that was asked before this time, epoch ms, cannot be gone on with.
 * @returns null when it was never asked, or too long ago.
 */
export async function goOnWithQuestion(
  { userId, fingerprint }: QuestionKey,
  failures: ReadonlyMap<string, string>,
  askedAfter: number,
): Promise<OpenQuestion | null> {
  return asService(async (tx) => {
    const question = await tx
      .updateTable("ai_questions")
      .set((of) => ({ answers: of("answers", "+", 1) }))
      .where("user_id", "=", userId)
      .where("fingerprint", "=", fingerprint)
      .where("asked_at", ">", new Date(askedAfter))
      .returning(["intent", "model", "answers"])
      .executeTakeFirst();
    if (!question) return null;
    const ofQuestion = { user_id: userId, fingerprint };
    for (const [callId, failure] of failures)
      await tx
        .updateTable("ai_calls")
        .set({ failure })
        .where((of) => of.and({ ...ofQuestion, call_id: callId }))
        .execute();
    const rows = await tx
      .selectFrom("ai_calls")
      .selectAll()
      .where((of) => of.and(ofQuestion))
      .orderBy("round")
      .orderBy("position")
      .execute();
    const calls = rows.map((row) => ({
      callId: row.call_id,
      run: row.run,
      round: row.round,
      position: row.position,
      textStart: row.text_start,
      textEnd: row.text_end,
      thinking: Array.isArray(row.thinking) ? row.thinking : [],
      failure: row.failure,
    }));
    const { intent, model, answers } = question;
    return { route: { intent, model }, answers, calls };
  });
}
