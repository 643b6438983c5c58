/**
 * What people have asked of the assistant, and what that cost. Threat: more questions than a person has, by asking many at
 * once. Covered: everything that changes what is used locks the person's month first. Nobody but this module writes here,
 * as the tables' owner: policies let people only read what they have used.
 */
import { sql } from "kysely";
import { asService } from "./database";

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
  const { rows } = await asService((tx) =>
    sql<{
      answers: number;
    }>`select public.charge_ai_question(${userId}, ${fingerprint}, ${monthOf(nowMs)}::date,
      ${new Date(nowMs)}, ${new Date(nowMs - RETRY_MS)}, ${new Date(nowMs - QUESTION_KEPT_MS)},
      ${limit}, ${unlimited}, ${route.intent}, ${route.model}) as answers`.execute(tx),
  );
  const answers = rows[0]?.answers ?? 0;
  if (answers === 0) return { kind: "used-up" };
  return answers === 1 ? { kind: "paid" } : { kind: "retry", answers };
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
    if (!paid) return;
    const column = sql.ref(paid.paid_from === "allowance" ? "used" : "bonus_credits");
    const change = paid.paid_from === "allowance" ? -1 : 1;
    await sql`update public.ai_usage set ${column} = greatest(0, ${column} + ${change}::integer), updated_at = now()
      where user_id = ${userId} and month = ${paid.month}::date`.execute(tx);
  });
}
