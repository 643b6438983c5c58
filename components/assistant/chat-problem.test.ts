import { expect, it } from "vitest";
import { ChatFailure, problemOf } from "./ask-chat";
import { StreamLost } from "./chat-events";
import { problemOfAnswer } from "./chat-problem";
import { usageWords } from "./usage-line";

it.each([
  [401, "sign-in"],
  [403, "plan"],
  [429, "quota"],
  [502, "model"],
  [503, "not-configured"],
  [500, "model"],
  [400, "refused"],
  [413, "refused"],
] as const)("%i: says it in the service's words, or in plain ones", (status, kind) => {
  expect(problemOfAnswer(status, { error: "Said so." })).toEqual({ kind, text: "Said so." });
  for (const body of [null, "<html>", {}, { error: "" }, { error: 7 }]) {
    const { text } = problemOfAnswer(status, body);
    expect(text, JSON.stringify(body)).toMatch(/^[A-Z].+\.$/);
  }
});

it("says what to set, once", () => {
  const setup = "Set ANTHROPIC_API_KEY.";
  expect(problemOfAnswer(503, { error: "Not set up.", setup }).text).toBe(`Not set up. ${setup}`);
  expect(problemOfAnswer(503, { error: `Not set up. ${setup}`, setup }).text).toBe(`Not set up. ${setup}`);
});

it("tells a lost connection from everything that a person can do something else about", () => {
  expect(problemOf(new StreamLost("cut")).kind).toBe("lost");
  expect(problemOf(new TypeError("Failed to fetch")).kind).toBe("lost");
  const plan = { kind: "plan", text: "Comes with a paid plan." } as const;
  expect(problemOf(new ChatFailure(plan))).toEqual(plan);
});

it("counts questions in words", () => {
  const usage = { used: 12, limit: 50, remaining: 38, bonusCredits: 0, totalRemaining: 38 };
  expect(usageWords(usage)).toBe("12 of 50 this month");
  expect(usageWords({ ...usage, bonusCredits: 5, renewsAt: "2026-12-01T00:00:00.000Z" })).toBe(
    "12 of 50 this month, and 5 extra, renews 1 December",
  );
  expect(usageWords({ ...usage, renewsAt: "soon" })).toBe("12 of 50 this month");
  expect(usageWords({ ...usage, unlimited: true })).toBe("No limit on questions");
});
