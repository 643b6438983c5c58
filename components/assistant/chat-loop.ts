/**
 * The loop of an answer: asks, shows what comes, makes the calls in order, and asks on, until the model has finished.
 * Held at every moment, however it ends: each call that is sent back has exactly one result, and what is left in the
 * conversation can be gone on with.
 */
import { type AskChat, problemOf } from "./ask-chat";
import type { AssistantSurface, CallOutcome } from "./assistant-surface";
import { StreamLost, type ToolCall, type Usage } from "./chat-events";
import { requestFor } from "./chat-request";
import {
  answerKey,
  type ChatProblem,
  type Conversation,
  settled,
  type Turn,
  withCall,
  withText,
} from "./conversation";

/** What the loop is given. */
export interface LoopPlace {
  readonly ask: AskChat;
  readonly surface: Pick<AssistantSurface, "kind" | "context" | "consentFor" | "run">;
  /** Whether the question points at what is selected. */
  readonly withSelection: boolean;
  readonly signal: AbortSignal;
  conversation(): Conversation;
  /** Changes the last turn. */
  change(change: (turn: Turn) => Turn): void;
  /** Asks the person. @returns whether they allow it; never, when they stop. */
  askPerson(callId: string, question: string): Promise<boolean>;
  onUsage(usage: Usage): void;
}

/** Most characters of one result; models read no more of it, and the service takes no more. */
const MAX_RESULT_CHARS = 900_000;

/** Gets the answer to the last question. Never rejects: how it ended is in the turn. */
export async function runAnswer(place: LoopPlace): Promise<void> {
  try {
    while (!(await runRound(place))) place.signal.throwIfAborted();
    place.change((turn) => (turn.state === "working" ? settled(turn, "done") : turn));
  } catch (error) {
    place.change((turn) =>
      place.signal.aborted ? settled(turn, "stopped") : settled(turn, "failed", problemOf(error)),
    );
  }
}

/** One request with the calls that it asks for. @returns whether the answer has ended. */
async function runRound(place: LoopPlace): Promise<boolean> {
  const heard = await listen(place);
  // The connection is closed by now: tools may take their time.
  if (heard.reason === "tool_calls" && heard.said === null && heard.pending.length > 0) {
    await makeCalls(place, heard.pending);
    return false;
  }
  place.change((turn) => ended(turn, heard.reason, heard.said));
  return true;
}

/** How a stream ended. */
interface Heard {
  readonly pending: readonly ToolCall[];
  readonly reason: string;
  /** What went wrong, in the service's words. */
  readonly said: string | null;
}

async function listen(place: LoopPlace): Promise<Heard> {
  const { change, signal } = place;
  const { surface } = place;
  const body = {
    surface: surface.kind,
    ...surface.context(place.withSelection),
    ...requestFor(place.conversation()),
  };
  let pending: readonly ToolCall[] = [];
  let said: string | null = null;
  for await (const event of await place.ask(body, signal)) {
    signal.throwIfAborted();
    switch (event.type) {
      case "route": {
        const { model, intent, reason } = event;
        change((turn) => ({ ...turn, route: { model, intent, reason } }));
        break;
      }
      case "text_delta":
        change((turn) => withText(turn, event.text));
        break;
      case "tool_start":
        change((turn) => withCall(turn, event.id, { name: event.name }));
        break;
      case "tool_call":
        change((turn) => withCall(turn, event.id, { ...named(event), state: "waiting" }));
        break;
      case "tool_calls_pending":
        pending = event.toolCalls;
        break;
      case "usage":
        place.onUsage(event);
        break;
      case "error":
        said = event.error;
        break;
      case "done":
        return { pending, reason: event.reason, said };
    }
  }
  throw new StreamLost("the answer was cut off");
}

function ended(turn: Turn, reason: string, said: string | null): Turn {
  if (said !== null) return settled(turn, "failed", { kind: "model", text: said });
  const problem = WHY[reason];
  return problem ? settled(turn, "failed", problem) : settled(turn, "done");
}

/** Endings other than a complete answer, where the service has said nothing of them. */
const WHY: Readonly<Record<string, ChatProblem>> = {
  quota: { kind: "quota", text: "All questions of this month are used." },
  error: { kind: "model", text: "The answer could not be finished." },
  aborted: { kind: "lost", text: "The answer was broken off." },
};

/** Makes calls one after the other, as the model gave them. */
async function makeCalls(place: LoopPlace, calls: readonly ToolCall[]): Promise<void> {
  // A call that was not told before it was pending is a call all the same.
  for (const call of calls)
    place.change((turn) => withCall(turn, call.id, { ...named(call), state: "waiting" }));
  for (const call of calls) {
    place.signal.throwIfAborted();
    await makeCall(place, call);
  }
}

async function makeCall(place: LoopPlace, { id, name, input }: ToolCall): Promise<void> {
  const { change, surface, signal } = place;
  const enter = (fields: Parameters<typeof withCall>[2]) => change((turn) => withCall(turn, id, fields));
  const question = surface.consentFor(name, input);
  if (question !== null) {
    enter({ state: "asking" });
    const allowed = await place.askPerson(id, question);
    signal.throwIfAborted();
    if (!allowed) return enter(REFUSED);
  }
  enter({ state: "running", message: "" });
  const [turn] = place.conversation().turns.slice(-1);
  const key = turn ? answerKey(turn) : "";
  const outcome = await untilStopped(
    surface.run(name, input, key, signal).catch((error: unknown): CallOutcome => {
      const reason = error instanceof Error ? error.message : String(error);
      return { success: false, error: `${name} failed in the browser: ${reason}` };
    }),
    signal,
  );
  enter(
    outcome.success
      ? { state: "done", message: outcome.message, result: resultOf(outcome) }
      : { state: "failed", message: outcome.error, result: JSON.stringify({ error: outcome.error }) },
  );
}

const REFUSED = {
  state: "refused",
  message: "Not allowed.",
  result: JSON.stringify({
    error: "The person did not allow this. Do not try it again; ask what they want instead.",
  }),
} as const;

/** A call's outcome, unless the person stops first. What a call has done by then has its outcome already. */
async function untilStopped(work: Promise<CallOutcome>, signal: AbortSignal): Promise<CallOutcome> {
  const listening = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    const onStop = () => setTimeout(() => reject(signal.reason), 0);
    if (signal.aborted) onStop();
    else signal.addEventListener("abort", onStop, { signal: listening.signal });
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    listening.abort();
  }
}

/** What the model is told. What is too long is left out, and said so. */
function resultOf({ message, data }: Extract<CallOutcome, { success: true }>): string {
  const whole = JSON.stringify({ success: true, message, data });
  if (whole.length <= MAX_RESULT_CHARS) return whole;
  const note = `The data is ${whole.length} characters long and was left out: ask for less of it.`;
  return JSON.stringify({ success: true, message, note });
}

const named = ({ id, name, input }: ToolCall) => ({ id, name, input: input ?? {} });
