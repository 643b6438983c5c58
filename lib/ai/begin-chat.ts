import { type AiRoute, chargeQuestion, QUESTION_KEPT_MS, renewalOf } from "../data/ai-usage";
import { goOnWithQuestion, type QuestionKey } from "../data/ai-usage-calls";
import { AppError } from "../http/app-error";
import type { Person } from "../http/caller";
import { questionOf } from "./build-messages";
import type { ChatRequest } from "./chat-request";
import { badField, checkChat, fingerprintOf, type Pending } from "./check-chat";
import { failuresOf, limitReached } from "./loop-limit";
import { modelFor } from "./models";
import { allowanceOf } from "./plan-limits";
import { type Rounds, readRounds } from "./rounds";
import { routeIntent } from "./route-intent";

/** A request that may be answered. */
export interface BegunChat {
  readonly key: QuestionKey;
  readonly route: AiRoute & { readonly reason: string };
  /** How far the answer has come; null for the first request of a question. */
  readonly rounds: Rounds | null;
  /** Whether this request paid for the question. */
  readonly isPaidNow: boolean;
  /** What is said instead of an answer where there were too many rounds or failures. */
  readonly limit: string | null;
}

/**
 * Checks a request, and pays for its question or finds the one that it goes on with.
 * @throws AppError INVALID_REQUEST naming the field, RATE_LIMITED with the date of renewal when everything is used.
 */
export async function beginChat(person: Person, request: ChatRequest, nowMs: number): Promise<BegunChat> {
  const pending = checkChat(request);
  const key = { userId: person.id, fingerprint: fingerprintOf(request) };
  return pending ? goOn(key, pending, nowMs) : askNew(person, key, request, nowMs);
}

async function askNew(
  person: Person,
  key: QuestionKey,
  request: ChatRequest,
  nowMs: number,
): Promise<BegunChat> {
  const { intent, reason } = routeIntent(questionOf(request), circumstancesOf(request));
  const route = { intent, model: modelFor(intent) };
  const allowance = allowanceOf(person);
  const charge = await chargeQuestion(allowance, key.fingerprint, route, nowMs);
  if (charge.kind === "used-up") throw usedUp(allowance.limit, nowMs);
  return {
    key,
    route: { ...route, reason },
    rounds: null,
    isPaidNow: charge.kind === "paid",
    limit: charge.kind === "paid" ? null : limitReached(1, [], charge.answers),
  };
}

function circumstancesOf({ surface, documentState, artboards, selectedIds = [] }: ChatRequest) {
  const isEmpty = surface === "design" && (artboards ? artboards.length === 0 : documentState?.trim() === "");
  return { hasSelection: selectedIds.length > 0, isEmpty };
}

async function goOn(key: QuestionKey, pending: Pending, nowMs: number): Promise<BegunChat> {
  const opened = await goOnWithQuestion(key, failuresOf(pending.calls), nowMs - QUESTION_KEPT_MS);
  if (!opened) {
    const field = pending.calls.length > 0 ? "pendingToolCalls" : "pendingAssistantText";
    throw badField(
      [field],
      "go on with a question that you have asked within the last 7 days, and these messages are none; send messages alone first",
    );
  }
  const known = new Set(opened.calls.map(({ callId }) => callId));
  const foreign = pending.calls.find(({ id }) => !known.has(id));
  if (foreign)
    throw badField(
      ["pendingToolCalls", foreign.at, "id"],
      `"${foreign.id.slice(0, 60)}" is no call that the assistant has made for this question`,
    );
  const rounds = readRounds(pending, opened.calls);
  const failures = opened.calls
    .filter(({ run, round }) => run === rounds.run && round < rounds.next)
    .map(({ failure }) => failure);
  return {
    key,
    route: { ...opened.route, reason: "goes on with the question" },
    rounds,
    isPaidNow: false,
    limit: limitReached(rounds.next, failures, opened.answers),
  };
}

function usedUp(limit: number, nowMs: number): AppError {
  const renewal = new Date(renewalOf(nowMs));
  const date = renewal.toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return new AppError(
    "RATE_LIMITED",
    `All ${limit} questions of this month are used. There are new ones on ${date}.`,
    { retryAfterSeconds: (renewal.getTime() - nowMs) / 1000, extras: { renewsAt: renewal.toISOString() } },
  );
}
