/**
 * One answer of the model. Threat: text that a person has seen comes a second time; a call that nobody waits for runs on and
 * is billed. Covered: after anything was passed on, nothing is tried again; the connection is closed when the answer is not
 * wanted any more, also while waiting to try again; a model that says nothing is given up.
 */
import type Anthropic from "@anthropic-ai/sdk";
import type { Timers } from "../timers";
import { type ModelEvent, readModelEvents } from "./model-events";
import { asModelFailure, ModelFailure } from "./model-failure";

/** How a model is asked. */
export interface AskOptions {
  readonly client: Pick<Anthropic, "messages">;
  /** Ends everything. */
  readonly signal: AbortSignal;
  readonly timers: Timers;
  /** Between 0 and 1, for waits of different lengths. */
  readonly random: () => number;
}

/** Most attempts at one answer. */
export const MAX_ATTEMPTS = 3;

/** Longer than this nobody waits for another attempt. */
export const MAX_WAIT_MS = 15_000;

const FIRST_WAIT_MS = 500;

/** A model that has said nothing for this time is given up. It may think for a while; its mere signs of life are not told to us. */
export const SILENCE_MS = 180_000;

/**
 * Asks the model and waits until it has begun, trying again where that may help.
 * @returns what it says. Reading it throws ModelFailure when it breaks off; until something was read, that too is tried again.
 * @throws ModelFailure when it never began; the signal's reason when the answer is not wanted any more.
 */
export async function askModel(
  body: Anthropic.MessageCreateParamsStreaming,
  options: AskOptions,
): Promise<AsyncGenerator<ModelEvent>> {
  const state = { attempt: 1 };
  const first = await untilBegun(body, options, state);
  return readWithRetries(first, body, options, state);
}

/** A stream whose beginning has arrived. */
type Begun = AsyncGenerator<ModelEvent>;

async function untilBegun(
  body: Anthropic.MessageCreateParamsStreaming,
  options: AskOptions,
  state: { attempt: number },
): Promise<Begun> {
  for (;;) {
    try {
      return await begin(body, options);
    } catch (error) {
      await waitToRetry(error, options, state);
    }
  }
}

async function* readWithRetries(
  first: Begun,
  body: Anthropic.MessageCreateParamsStreaming,
  options: AskOptions,
  state: { attempt: number },
): AsyncGenerator<ModelEvent> {
  let stream = first;
  for (let passedOn = false; ; ) {
    try {
      for await (const event of stream) {
        passedOn = true;
        yield event;
      }
      return;
    } catch (error) {
      if (passedOn) throw endOf(error, options.signal);
      await waitToRetry(error, options, state);
      stream = await untilBegun(body, options, state);
    }
  }
}

/** Waits before the next attempt. @throws what ends the answer, where there is none. */
async function waitToRetry(error: unknown, options: AskOptions, state: { attempt: number }): Promise<void> {
  const { signal, timers, random } = options;
  const failure = endOf(error, signal);
  if (!(failure instanceof ModelFailure) || !failure.isPassing || state.attempt >= MAX_ATTEMPTS)
    throw failure;
  const waitMs = failure.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (state.attempt - 1) * (1 + random());
  if (waitMs > MAX_WAIT_MS) throw failure;
  state.attempt++;
  await new Promise<void>((resolve, reject) => {
    const leave = () => {
      cancel();
      reject(signal.reason);
    };
    const cancel = timers.after(waitMs, () => {
      signal.removeEventListener("abort", leave);
      resolve();
    });
    signal.addEventListener("abort", leave, { once: true });
  });
}

/** What an error means: that nobody wants the answer any more, or that the model failed. */
const endOf = (error: unknown, signal: AbortSignal): unknown =>
  signal.aborted ? signal.reason : asModelFailure(error);

/** Opens a stream and waits for its first event. */
async function begin(
  body: Anthropic.MessageCreateParamsStreaming,
  { client, signal, timers }: AskOptions,
): Promise<Begun> {
  signal.throwIfAborted();
  const attempt = new AbortController();
  const leave = () => attempt.abort(signal.reason);
  signal.addEventListener("abort", leave, { once: true });
  let isSilent = false;
  const giveUp = () => {
    isSilent = true;
    attempt.abort();
  };
  let stopWaiting = timers.after(SILENCE_MS, giveUp);
  const close = () => {
    stopWaiting();
    signal.removeEventListener("abort", leave);
    attempt.abort();
  };

  async function* watched(stream: AsyncIterable<Anthropic.RawMessageStreamEvent>) {
    try {
      for await (const event of stream) {
        stopWaiting();
        yield event;
        stopWaiting = timers.after(SILENCE_MS, giveUp);
      }
      // The client ends quietly when it was told to stop.
      if (isSilent) throw new ModelFailure("The model stopped answering. Ask again to go on.", true);
      signal.throwIfAborted();
    } finally {
      close();
    }
  }

  try {
    const stream = await client.messages.create(body, { signal: attempt.signal });
    const events = watched(stream);
    const start = await events.next();
    if (start.done) throw new ModelFailure("The model gave no answer. Try again in a moment.", true);
    return readModelEvents(rest(start.value, events));
  } catch (error) {
    close();
    throw isSilent ? new ModelFailure("The model does not answer. Try again in a moment.", true) : error;
  }
}

async function* rest<T>(first: T, others: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    yield first;
    yield* others;
  } finally {
    await others.return(undefined);
  }
}
