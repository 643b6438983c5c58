import type { ToolCall } from "./chat-events";

/** A picture that goes with a question. */
export interface Picture {
  readonly mediaType: "image/png" | "image/jpeg" | "image/webp";
  /** Base64. */
  readonly data: string;
}

/** What a person pointed at when they asked. */
export interface Attachment {
  /** What is selected, by name. */
  readonly names: readonly string[];
  readonly picture: Picture | null;
}

/** What a person asked. */
export interface Question {
  readonly text: string;
  readonly attachment: Attachment | null;
}

/** A call, from when the model names it until it has its one result. */
export interface Call extends Omit<ToolCall, "input"> {
  /** Absent while it is still being written. */
  readonly input?: unknown;
  readonly state: "coming" | "waiting" | "asking" | "running" | "done" | "failed" | "refused" | "stopped";
  /** What came of it, in a sentence. */
  readonly message: string;
  /** What the model is told: JSON. Null until then. */
  readonly result: string | null;
}

/** Text, and the calls that it ends with. */
export interface Round {
  readonly text: string;
  readonly calls: readonly Call[];
}

/** Why an answer did not come to its end. */
export interface ChatProblem {
  /** What a person can do: sign in, wait for the renewal, set it up, or try again. */
  readonly kind: "sign-in" | "plan" | "quota" | "not-configured" | "lost" | "refused" | "model";
  readonly text: string;
}

/** Who answers, and why. */
export interface Route {
  readonly model: string;
  readonly intent: string;
  readonly reason: string;
}

/** A question with its answer. */
export interface Turn {
  readonly id: string;
  readonly question: Question;
  /** Grows when the answer is asked for again from its start. */
  readonly attempt: number;
  readonly rounds: readonly Round[];
  readonly state: "working" | "done" | "stopped" | "failed";
  readonly problem: ChatProblem | null;
  readonly route: Route | null;
}

/** Everything that was said about a document, oldest first. */
export interface Conversation {
  readonly turns: readonly Turn[];
}

/** Before anything was said. */
export const EMPTY_CONVERSATION: Conversation = { turns: [] };

/** What the model is told of a call that a person stopped. */
export const STOPPED = JSON.stringify({ error: "stopped" });

/** A question that is being answered. */
export const newTurn = (id: string, question: Question): Turn => ({
  id,
  question,
  attempt: 1,
  rounds: [],
  state: "working",
  problem: null,
  route: null,
});

/** Names what one attempt at an answer did, for undo. */
export const answerKey = ({ id, attempt }: Turn): string => `${id}.${attempt}`;

/** Text that belongs to the end of the answer. */
export function withText(turn: Turn, text: string): Turn {
  const { open, before } = openRound(turn);
  return { ...turn, rounds: [...before, { ...open, text: open.text + text }] };
}

/** A call of the round that is being written, entered or changed. */
export function withCall(turn: Turn, id: string, fields: Partial<Call>): Turn {
  const at = turn.rounds.findIndex(({ calls }) => calls.some((call) => call.id === id));
  if (at >= 0) {
    const rounds = turn.rounds.map((round, position) =>
      position === at
        ? { ...round, calls: round.calls.map((call) => (call.id === id ? { ...call, ...fields } : call)) }
        : round,
    );
    return { ...turn, rounds };
  }
  const { open, before } = openRound(turn);
  const fresh: Call = { id, name: "", state: "coming", message: "", result: null, ...fields };
  return { ...turn, rounds: [...before, { ...open, calls: [...open.calls, fresh] }] };
}

/** The round that is being written: the last one, unless its calls all have results. */
function openRound({ rounds }: Turn): { readonly open: Round; readonly before: readonly Round[] } {
  const last = rounds.at(-1);
  if (!last || isAnswered(last)) return { open: { text: "", calls: [] }, before: rounds };
  return { open: last, before: rounds.slice(0, -1) };
}

/** Whether a round is over: it ended with calls, and each has its result. */
export const isAnswered = ({ calls }: Round): boolean =>
  calls.length > 0 && calls.every(({ result }) => result !== null);

/** A turn that has ended, in which every call has its one result; calls that were only begun are gone. */
export function settled(turn: Turn, state: Turn["state"], problem: ChatProblem | null = null): Turn {
  const rounds = turn.rounds
    .map((round) => ({ ...round, calls: round.calls.filter(({ input }) => input !== undefined).map(stop) }))
    .filter(({ text, calls }) => text !== "" || calls.length > 0);
  return { ...turn, rounds, state, problem };
}

const stop = (call: Call): Call =>
  call.result === null
    ? { ...call, state: "stopped", message: "Stopped before it was done.", result: STOPPED }
    : call;

/**
 * A turn as it can be gone on with: what the model had begun to say, and is going to say again, is left out.
 * A round that the connection broke off is asked for again; its calls were never made.
 */
export function resumed(turn: Turn): Turn {
  const isBroken = turn.state === "failed";
  const rounds = turn.rounds.filter(
    (round) => isAnswered(round) && !(isBroken && round.calls.every(({ state }) => state === "stopped")),
  );
  return { ...turn, rounds, state: "working", problem: null };
}

/** A turn from its start, for another attempt at the answer. */
export const restarted = (turn: Turn): Turn => ({
  ...newTurn(turn.id, turn.question),
  attempt: turn.attempt + 1,
});

/** A conversation with its last turn changed. */
export function withLastTurn({ turns }: Conversation, change: (turn: Turn) => Turn): Conversation {
  const last = turns.at(-1);
  return { turns: last ? [...turns.slice(0, -1), change(last)] : turns };
}
