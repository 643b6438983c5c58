import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import {
  type AiAllowance,
  chargeQuestion,
  monthOf,
  QUESTION_KEPT_MS,
  RETRY_MS,
  readAiUsage,
  refundQuestion,
  renewalOf,
} from "./ai-usage";
import { goOnWithQuestion, type MadeCall, recordCall } from "./ai-usage-calls";
import { asService } from "./database";
import { setUpPeople } from "./test/set-up-people";
import { testEngines } from "./test/test-engines";

const NOW = Date.UTC(2026, 10, 28, 12);
const ROUTE = { intent: "chat", model: "m" };
const question = (number: number) => number.toString(16).padStart(64, "0");
const call = (fields: Partial<MadeCall> = {}): MadeCall => ({
  callId: "c1",
  run: "r",
  round: 1,
  position: 0,
  textStart: 0,
  textEnd: 7,
  thinking: [],
  ...fields,
});

describe("months", () => {
  it("begin on the first in UTC and end with the next first", () => {
    expect(monthOf(Date.UTC(2026, 11, 31, 23, 59, 59, 999))).toBe("2026-12-01");
    expect(renewalOf(Date.UTC(2026, 11, 31, 23))).toBe(Date.UTC(2027, 0, 1));
    expect(renewalOf(Date.UTC(2026, 1, 1))).toBe(Date.UTC(2026, 2, 1));
  });
});

describe.each(testEngines.filter(({ available }) => available))(
  "usage of the assistant on $name",
  (engine) => {
    const { owner, stranger } = setUpPeople(engine);
    const allowance = (fields: Partial<AiAllowance> = {}): AiAllowance => ({
      userId: owner.person.id,
      limit: 3,
      unlimited: false,
      ...fields,
    });
    const ask = (number: number, nowMs = NOW, of = allowance()) =>
      chargeQuestion(of, question(number), ROUTE, nowMs).then(({ kind }) => kind);
    const grant = (bonus: number, month = "2026-11-01") =>
      asService((tx) =>
        sql`insert into public.ai_usage (user_id, month, bonus_credits) values (${owner.person.id}, ${month}::date, ${bonus})
        on conflict (user_id, month) do update set bonus_credits = ${bonus}`.execute(tx),
      );

    beforeEach(async () => {
      await asService(async (tx) => {
        await tx.deleteFrom("ai_usage").execute();
        await tx.deleteFrom("ai_questions").execute();
      });
    });

    it("counts questions up to the limit, then refuses", async () => {
      expect(await readAiUsage(allowance(), NOW)).toEqual({
        used: 0,
        limit: 3,
        remaining: 3,
        bonusCredits: 0,
        totalRemaining: 3,
        unlimited: false,
      });
      expect([await ask(1), await ask(2), await ask(3), await ask(4)]).toEqual([
        "paid",
        "paid",
        "paid",
        "used-up",
      ]);
      expect(await readAiUsage(allowance(), NOW)).toMatchObject({ used: 3, remaining: 0, totalRemaining: 0 });
      expect(await readAiUsage(allowance({ userId: stranger.person.id }), NOW)).toMatchObject({ used: 0 });
    });

    it("never lets questions that are asked at once have more than there is", async () => {
      await grant(2);
      const kinds = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(at)));
      expect(kinds.filter((kind) => kind === "paid")).toHaveLength(5);
      expect(await readAiUsage(allowance(), NOW)).toMatchObject({
        used: 3,
        bonusCredits: 0,
        totalRemaining: 0,
      });
    });

    it("takes one and the same question once for ten minutes, however often it comes at once", async () => {
      const kinds = await Promise.all(Array.from({ length: 8 }, () => ask(1)));
      expect(kinds.filter((kind) => kind === "paid")).toHaveLength(1);
      expect(await ask(1, NOW + RETRY_MS - 1)).toBe("retry");
      expect(await ask(1, NOW + RETRY_MS)).toBe("paid");
      expect((await readAiUsage(allowance(), NOW)).used).toBe(2);
    });

    it("lets a retry through when everything is used", async () => {
      await ask(1, NOW, allowance({ limit: 1 }));
      expect(await ask(1, NOW, allowance({ limit: 1 }))).toBe("retry");
      expect(await ask(2, NOW, allowance({ limit: 1 }))).toBe("used-up");
    });

    it("uses bonus credits after the month's limit, and takes what is left into the next month", async () => {
      await grant(4);
      for (let number = 1; number <= 5; number++) await ask(number);
      expect(await readAiUsage(allowance(), NOW)).toMatchObject({
        used: 3,
        bonusCredits: 2,
        totalRemaining: 2,
      });
      const december = Date.UTC(2026, 11, 1);
      expect(await readAiUsage(allowance(), december)).toMatchObject({
        used: 0,
        bonusCredits: 2,
        totalRemaining: 5,
      });
      expect(await ask(6, december)).toBe("paid");
      expect(await readAiUsage(allowance(), december)).toMatchObject({
        used: 1,
        bonusCredits: 2,
        totalRemaining: 4,
      });
    });

    it("gives back once, to where it came from", async () => {
      await grant(1);
      for (let number = 1; number <= 4; number++) await ask(number);
      await Promise.all([4, 4, 4, 1].map((number) => refundQuestion(owner.person.id, question(number))));
      expect(await readAiUsage(allowance(), NOW)).toMatchObject({ used: 2, bonusCredits: 1 });
      expect(await ask(4)).toBe("paid");
    });

    it("counts for people without a limit too, and never refuses them", async () => {
      const free = allowance({ limit: 1, unlimited: true });
      expect([await ask(1, NOW, free), await ask(2, NOW, free)]).toEqual(["paid", "paid"]);
      expect(await readAiUsage(free, NOW)).toMatchObject({ used: 2, remaining: 0, unlimited: true });
    });

    describe("calls", () => {
      const key = { userId: owner.person.id, fingerprint: question(1) };
      const goOn = (failures: [string, string][] = [], of = key) =>
        goOnWithQuestion(of, new Map(failures), NOW - 1000);

      it("are remembered with their question, in order, with what failed", async () => {
        await ask(1);
        await recordCall(
          key,
          call({ callId: "c2", round: 2, thinking: [{ type: "thinking", thinking: "a\u0000" }] }),
        );
        await recordCall(key, call({ callId: "c1", round: 1 }));
        await recordCall(key, call({ callId: "c1", round: 1 }));
        const opened = await goOn([
          ["c1", "f"],
          ["unknown", "f"],
        ]);
        expect(opened).toMatchObject({ route: ROUTE, answers: 2 });
        expect(opened?.calls).toEqual([
          { ...call({ callId: "c1" }), failure: "f" },
          {
            ...call({ callId: "c2", round: 2, thinking: [{ type: "thinking", thinking: "a\u0000" }] }),
            failure: null,
          },
        ]);
      });

      it("belong to their person, and to a question that was asked", async () => {
        await ask(1);
        expect(await goOn([], { ...key, userId: stranger.person.id })).toBeNull();
        expect(await goOn([], { ...key, fingerprint: question(2) })).toBeNull();
        expect(await goOnWithQuestion(key, new Map(), NOW)).toBeNull();
      });

      it("go with their question when it is given back, or is too old", async () => {
        await ask(1);
        await recordCall(key, call());
        await refundQuestion(key.userId, key.fingerprint);
        expect(await goOn()).toBeNull();
        await ask(1);
        expect((await goOn())?.calls).toEqual([]);
        await ask(2, NOW + QUESTION_KEPT_MS + 1);
        const left = await asService((tx) => tx.selectFrom("ai_questions").select("fingerprint").execute());
        expect(left).toEqual([{ fingerprint: question(2) }]);
      });
    });
  },
);
