/**
 * An answer of the assistant as a stream of events. Threat: bills for answers that nobody reads, questions that cost without
 * an answer, words of people in the log. Covered: the model's stream ends with the reader's; a question that got no answer
 * is given back; of failures only kinds and numbers are logged.
 */
import type Anthropic from "@anthropic-ai/sdk";
import type { Clock } from "../clock";
import { readAiUsage, refundQuestion, renewalOf } from "../data/ai-usage";
import { AppError } from "../http/app-error";
import type { Person } from "../http/caller";
import { type EventStream, eventStream } from "../http/sse";
import type { Timers } from "../timers";
import { type AskOptions, askModel } from "./ask-model";
import { type BegunChat, beginChat } from "./begin-chat";
import { buildMessages } from "./build-messages";
import type { ChatRequest } from "./chat-request";
import type { ModelEvent } from "./model-events";
import { ModelFailure } from "./model-failure";
import { MAX_ROUND_TOKENS, thinkingOf } from "./models";
import { passOn } from "./pass-on";
import { allowanceOf } from "./plan-limits";
import { toolsOf } from "./surface-tools";
import { systemPrompt } from "./system-prompt";

/** What answering depends on. */
export interface ChatPlace extends Pick<AskOptions, "client" | "random"> {
  readonly now: Clock;
  readonly timers: Timers;
  readonly newId: () => string;
}

const HEARTBEAT_MS = 15_000;

/** A stream that nobody has begun to read after this time is not going to be read. */
const UNREAD_MS = 30_000;

/**
 * Answers a request. Resolves when the model has begun.
 * @param signal of the request.
 * @throws AppError INVALID_REQUEST naming the field; RATE_LIMITED when everything is used; UPSTREAM_FAILED when the model
 * does not begin, and nothing was paid then.
 */
export async function startChat(
  person: Person,
  request: ChatRequest,
  signal: AbortSignal,
  place: ChatPlace,
): Promise<ReadableStream<Uint8Array>> {
  const { now, timers } = place;
  const chat = await beginChat(person, request, now());
  const unwanted = new AbortController();
  const leave = () => unwanted.abort();
  signal.addEventListener("abort", leave, { once: true });
  if (signal.aborted) leave();
  const events = chat.limit === null ? await openAnswer(chat, request, unwanted.signal, place) : null;
  const stopWaiting = timers.after(UNREAD_MS, leave);

  const work = async (stream: EventStream) => {
    stopWaiting();
    stream.onClose(() => {
      signal.removeEventListener("abort", leave);
      leave();
    });
    stream.send({ type: "route", ...chat.route });
    const reason = events ? await answer(events, stream, chat, place) : sayLimit(stream, chat);
    if (stream.closed) return;
    const usage = await readAiUsage(allowanceOf(person), now());
    stream.send({ type: "usage", ...usage, renewsAt: new Date(renewalOf(now())).toISOString() });
    stream.send({ type: "done", reason });
  };
  return eventStream(work, {
    signal,
    timers,
    heartbeatMs: HEARTBEAT_MS,
    heartbeat: () => ({ type: "heartbeat", timestamp: now() }),
    onError: logFailure,
  });
}

async function openAnswer(
  chat: BegunChat,
  request: ChatRequest,
  signal: AbortSignal,
  { client, timers, random }: ChatPlace,
): Promise<AsyncGenerator<ModelEvent>> {
  try {
    return await askModel(bodyOf(chat, request), { client, signal, timers, random });
  } catch (error) {
    await giveBack(chat);
    if (signal.aborted)
      throw new AppError("UPSTREAM_FAILED", "The request was left before the model answered.");
    if (!(error instanceof ModelFailure)) throw error;
    logFailure(error);
    const { words, retryAfterMs } = error;
    const retry = retryAfterMs === null ? {} : { retryAfterSeconds: retryAfterMs / 1000 };
    throw new AppError("UPSTREAM_FAILED", words, { cause: error, ...retry });
  }
}

function bodyOf(
  { route: { model }, rounds }: BegunChat,
  request: ChatRequest,
): Anthropic.MessageCreateParamsStreaming {
  const { surface } = request;
  return {
    model,
    max_tokens: MAX_ROUND_TOKENS,
    stream: true,
    system: [{ type: "text", text: systemPrompt(surface), cache_control: { type: "ephemeral" } }],
    tools: toolsOf(surface),
    messages: buildMessages(request, rounds),
    ...thinkingOf(model),
  };
}

/** Passes on what the model says. @returns why it ended. */
async function answer(
  events: AsyncGenerator<ModelEvent>,
  stream: EventStream,
  chat: BegunChat,
  { newId }: ChatPlace,
): Promise<string> {
  const progress = { hasSaid: false };
  try {
    return await passOn(events, stream, { ...chat, run: chat.rounds?.run ?? newId() }, progress);
  } catch (error) {
    if (stream.closed) return "aborted";
    logFailure(error);
    if (!progress.hasSaid) await giveBack(chat);
    const words =
      error instanceof ModelFailure ? error.words : "Something went wrong on our side. Ask again to go on.";
    stream.send({ type: "error", error: words });
    return "error";
  }
}

function sayLimit(stream: EventStream, { limit }: BegunChat): string {
  stream.send({ type: "text_delta", text: limit });
  return "complete";
}

async function giveBack({ isPaidNow, key }: BegunChat): Promise<void> {
  if (isPaidNow) await refundQuestion(key.userId, key.fingerprint);
}

function logFailure(error: unknown): void {
  const failure =
    error instanceof ModelFailure
      ? error.forLog
      : { failure: error instanceof Error ? error.stack : "unknown" };
  console.error(JSON.stringify({ level: "error", what: "assistant", ...failure }));
}
