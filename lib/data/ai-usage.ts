/**
 * What people have asked of the assistant, and what that cost. Threat: more questions than a person has, by asking many at
 * once. Covered: everything that changes what is used locks the person's month first. Nobody but this module writes here,
 * as the tables' owner: policies let people only read what they have used.
 */
import { sql } from "kysely";
import { asService, type Tx } from "./database";

/** How much of a month's questions a person has used. */
export interface AiUsage {
  readonly used: number;
  /** Questions a month. */
  readonly limit: number;
  readonly remaining: number;
  /** Questions beyond the month's, used after them; what is left goes on into the next month. */
  readonly bonusCredits: number;
  readonly totalRemaining: number;
  readonly unlimited: boolean;
}

/** Whose usage, and what they have. */
export interface AiAllowance {
  readonly userId: string;
  /** Questions a month. */
  readonly limit: number;
  readonly unlimited: boolean;
}

/** How a question was routed. */
export interface AiRoute {
  readonly intent: string;
  readonly model: string;
}

/** Where a question's cost was taken from. */
export type PaidFrom = "allowance" | "bonus";

/** What came of charging for a question. */
export type Charge =
  /** It was paid for now. */
  | { readonly kind: "paid" }
  /** It was asked a moment ago, and paid for then. `answers`: how often it has been, this time included. */
  | { readonly kind: "retry"; readonly answers: number }
  | { readonly kind: "used-up" };

/** The same question within this time is a retry. */
export const RETRY_MS = 10 * 60_000;

/** So long after it was asked can a question be gone on with. */
export const QUESTION_KEPT_MS = 7 * 86_400_000;

/** The first day of a time's month in UTC, as `2026-11-01`. */
export const monthOf = (nowMs: number): string => `${new Date(nowMs).toISOString().slice(0, 7)}-01`;

/** When the month of a time ends, epoch ms. */
export function renewalOf(nowMs: number): number {
  const now = new Date(nowMs);
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
}

/** Reads how much is used. */
export async function readAiUsage(allowance: AiAllowance, nowMs: number): Promise<AiUsage> {
  const { userId } = allowance;
  const month = monthOf(nowMs);
  const row = await asService((tx) =>
    tx
      .selectFrom("ai_usage")
      .select(["used", "bonus_credits", sql<boolean>`month = ${month}::date`.as("isCurrent")])
      .where("user_id", "=", userId)
      .where(sql<boolean>`month <= ${month}::date`)
      .orderBy("month", "desc")
      .limit(1)
      .executeTakeFirst(),
  );
  return usageOf(allowance, row?.isCurrent ? row.used : 0, row?.bonus_credits ?? 0);
}

function usageOf({ limit, unlimited }: AiAllowance, used: number, bonusCredits: number): AiUsage {
  const remaining = Math.max(0, limit - used);
  return { used, limit, remaining, bonusCredits, totalRemaining: remaining + bonusCredits, unlimited };
}

/**
 * Takes the cost of a question, once however often it is asked within {@link RETRY_MS}, and remembers it.
 * @param fingerprint SHA-256 (hex) of its messages.
 */
export async function chargeQuestion(
  { userId, limit, unlimited }: AiAllowance,
  fingerprint: string,
  route: AiRoute,
  nowMs: number,
): Promise<Charge> {
  const month = monthOf(nowMs);
  return asService(async (tx) => {
    const { used, bonus_credits } = await lockMonth(tx, userId, month);
    const asked = await tx
      .selectFrom("ai_questions")
      .select("asked_at")
      .where("user_id", "=", userId)
      .where("fingerprint", "=", fingerprint)
      .executeTakeFirst();
    if (asked && asked.asked_at.getTime() > nowMs - RETRY_MS) {
      return { kind: "retry", answers: await askAgain(tx, userId, fingerprint, route) };
    }
    const paidFrom: PaidFrom | null =
      unlimited || used < limit ? "allowance" : bonus_credits > 0 ? "bonus" : null;
    if (paidFrom === null) return { kind: "used-up" };
    await pay(tx, { userId, month, paidFrom, questions: 1 });
    const question = { ...route, asked_at: new Date(nowMs), month, paid_from: paidFrom, answers: 1 };
    await tx
      .insertInto("ai_questions")
      .values({ user_id: userId, fingerprint, ...question })
      .onConflict((conflict) => conflict.columns(["user_id", "fingerprint"]).doUpdateSet(question))
      .execute();
    await tx
      .deleteFrom("ai_questions")
      .where("user_id", "=", userId)
      .where("asked_at", "<", new Date(nowMs - QUESTION_KEPT_MS))
      .execute();
    return { kind: "paid" };
  });
}

/** Gives back what a question cost, and forgets it. Does nothing for one that is not there any more. */
export async function refundQuestion(userId: string, fingerprint: string): Promise<void> {
  await asService(async (tx) => {
    const paid = await tx
      .deleteFrom("ai_questions")
      .where("user_id", "=", userId)
      .where("fingerprint", "=", fingerprint)
      .returning([sql<string>`month::text`.as("month"), "paid_from"])
      .executeTakeFirst();
    if (paid) await pay(tx, { userId, month: paid.month, paidFrom: paid.paid_from, questions: -1 });
  });
}

/** Makes the person's month where it is not there yet, with the bonus that was left before it, and locks it. */
async function lockMonth(tx: Tx, userId: string, month: string) {
  await sql`insert into public.ai_usage (user_id, month, bonus_credits)
    values (${userId}, ${month}::date, coalesce((select bonus_credits from public.ai_usage
      where user_id = ${userId} and month < ${month}::date order by month desc limit 1), 0))
    on conflict do nothing`.execute(tx);
  return tx
    .selectFrom("ai_usage")
    .select(["used", "bonus_credits"])
    .where("user_id", "=", userId)
    .where(sql<boolean>`month = ${month}::date`)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function pay(
  tx: Tx,
  of: {
    readonly userId: string;
    readonly month: string;
    readonly paidFrom: PaidFrom;
    readonly questions: number;
  },
): Promise<void> {
  const column = of.paidFrom === "allowance" ? sql.ref("used") : sql.ref("bonus_credits");
  const change = of.paidFrom === "allowance" ? of.questions : -of.questions;
  await sql`update public.ai_usage set ${column} = greatest(0, ${column} + ${change}), updated_at = now()
    where user_id = ${of.userId} and month = ${of.month}::date`.execute(tx);
}

/** Notes another attempt at a question. @returns how many there were. */
async function askAgain(tx: Tx, userId: string, fingerprint: string, route: AiRoute): Promise<number> {
  const { answers } = await tx
    .updateTable("ai_questions")
    .set((of) => ({ ...route, answers: of("answers", "+", 1) }))
    .where("user_id", "=", userId)
    .where("fingerprint", "=", fingerprint)
    .returning("answers")
    .executeTakeFirstOrThrow();
  return answers;
}
