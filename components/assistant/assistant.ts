import type { AskChat } from "./ask-chat";
import type { AssistantSurface } from "./assistant-surface";
import type { Usage } from "./chat-events";
import { runAnswer } from "./chat-loop";
import {
  answerKey,
  type ChatProblem,
  type Conversation,
  EMPTY_CONVERSATION,
  newTurn,
  type Question,
  restarted,
  resumed,
  type Turn,
  withLastTurn,
} from "./conversation";
import type { ConversationMemory } from "./conversation-memory";
import { keepConversation } from "./keep-conversation";

/** What a person is asked before a call. */
export interface Consent {
  readonly callId: string;
  readonly question: string;
}

/** How the assistant stands. A new object after each change. */
export interface AssistantState {
  readonly conversation: Conversation;
  /** Whether what was said before is still being looked up. */
  readonly loading: boolean;
  readonly working: boolean;
  readonly consent: Consent | null;
  readonly usage: Usage | null;
  /** Why nothing can be asked at all, as far as the service has said so. */
  readonly barrier: ChatProblem | null;
}

/** What an assistant is made with. */
export interface AssistantPlace {
  readonly surface: AssistantSurface;
  readonly ask: AskChat;
  readonly memory: ConversationMemory;
  /** What the conversation is kept under; null while the document has no name of its own. */
  readonly documentKey: string | null;
  readonly newId: () => string;
  /** Asks how much is used. @throws ChatFailure for why there is no assistant. */
  readonly askUsage: () => Promise<Usage>;
  readonly problemOf: (error: unknown) => ChatProblem;
}

/** A conversation about a document, with what is being done for it. */
export interface Assistant {
  readonly state: AssistantState;
  subscribe(listener: () => void): () => void;
  /** Asks something. Does nothing while an answer is being given. */
  ask(question: Question, withSelection: boolean): Promise<void>;
  /** Ends the answer that is being given, at once. */
  stop(): void;
  /** Gets the rest of an answer that was stopped, or broke off. */
  goOn(): Promise<void>;
  /** Gets the last answer again from its start, in place of the one there is, and of what that did. */
  again(): Promise<void>;
  /** Asks an earlier question in other words, in place of it, of everything after it, and of what that did. */
  resend(turnId: string, text: string): Promise<void>;
  /** Says whether a call may be made. */
  allow(isAllowed: boolean): void;
  /** Forgets everything that was said. */
  clear(): void;
  /** The document is kept under a name from now on. */
  keepAs(documentKey: string): Promise<void>;
  /** Looks up how much is used, and whether anything can be asked. */
  refresh(): Promise<void>;
  /** Keeps what was said, now. */
  flush(): void;
  /** Ends everything; what was said is kept. */
  close(): void;
}

/** Most characters of a question in the undo menu. */
const MAX_LABEL_CHARS = 40;

/** Begins where the person left off. */
export function createAssistant(place: AssistantPlace): Assistant {
  const { surface, memory } = place;
  const listeners = new Set<() => void>();
  const keeper = keepConversation(memory, place.documentKey);
  let state: AssistantState = {
    conversation: EMPTY_CONVERSATION,
    loading: place.documentKey !== null,
    working: false,
    consent: null,
    usage: null,
    barrier: null,
  };
  let stopping: AbortController | null = null;
  let answerPerson: ((isAllowed: boolean) => void) | null = null;

  const tell = (fields: Partial<AssistantState>) => {
    state = { ...state, ...fields };
    for (const listener of listeners) listener();
  };
  const say = (conversation: Conversation) => {
    tell({ conversation });
    keeper.keep(conversation);
  };
  const change = (how: (turn: Turn) => Turn) => say(withLastTurn(state.conversation, how));

  const askPerson = (callId: string, question: string) => {
    const answered = new Promise<boolean>((resolve) => {
      answerPerson = resolve;
    });
    tell({ consent: { callId, question } });
    return answered.finally(() => {
      answerPerson = null;
      tell({ consent: null });
    });
  };

  const work = async (withSelection: boolean) => {
    const controller = new AbortController();
    stopping = controller;
    tell({ working: true });
    await runAnswer({
      ask: place.ask,
      surface,
      withSelection,
      signal: controller.signal,
      conversation: () => state.conversation,
      change,
      askPerson,
      onUsage: (usage) => tell({ usage: { ...state.usage, ...usage } }),
    });
    const turn = state.conversation.turns.at(-1);
    if (turn) surface.endAnswer(answerKey(turn), labelOf(turn));
    stopping = null;
    tell({ working: false, barrier: barrierOf(turn?.problem ?? null) ?? state.barrier });
    await keeper.flush();
  };

  const takeBack = (turns: readonly Turn[]) => {
    for (const turn of [...turns].reverse())
      if (surface.canTakeBack(answerKey(turn))) surface.takeBack(answerKey(turn));
  };

  if (place.documentKey !== null)
    void memory.load(place.documentKey).then((conversation) => {
      const isStillEmpty = state.conversation.turns.length === 0;
      tell({ loading: false, ...(isStillEmpty ? { conversation } : {}) });
    });

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async ask(question, withSelection) {
      if (state.working || state.loading || question.text.trim() === "") return;
      say({ turns: [...state.conversation.turns, newTurn(place.newId(), question)] });
      void keeper.flush();
      await work(withSelection);
    },
    stop() {
      stopping?.abort();
      answerPerson?.(false);
    },
    async goOn() {
      const last = state.conversation.turns.at(-1);
      if (state.working || !last || last.state === "done") return;
      change(resumed);
      await work(last.question.attachment !== null);
    },
    async again() {
      const last = state.conversation.turns.at(-1);
      if (state.working || !last) return;
      takeBack([last]);
      change(restarted);
      await work(last.question.attachment !== null);
    },
    async resend(turnId, text) {
      const { turns } = state.conversation;
      const at = turns.findIndex(({ id }) => id === turnId);
      const turn = turns[at];
      if (state.working || !turn || text.trim() === "") return;
      takeBack(turns.slice(at));
      const question = { ...turn.question, text };
      say({ turns: [...turns.slice(0, at), newTurn(place.newId(), question)] });
      await work(question.attachment !== null);
    },
    allow(isAllowed) {
      answerPerson?.(isAllowed);
    },
    clear() {
      if (state.working) return;
      say(EMPTY_CONVERSATION);
      void keeper.flush();
    },
    async keepAs(documentKey) {
      await keeper.keepAs(documentKey, state.conversation);
    },
    async refresh() {
      try {
        const usage = await place.askUsage();
        tell({ usage, barrier: null });
      } catch (error) {
        tell({ barrier: barrierOf(place.problemOf(error)) });
      }
    },
    flush: () => void keeper.flush(),
    close() {
      stopping?.abort();
      answerPerson?.(false);
      void keeper.flush();
    },
  };
}

/** A problem that no other question would be without. */
const barrierOf = (problem: ChatProblem | null): ChatProblem | null =>
  problem && ["sign-in", "plan", "not-configured"].includes(problem.kind) ? problem : null;

function labelOf({ question }: Turn): string {
  const words = question.text.trim().replace(/\s+/g, " ");
  const letters = [...words];
  const shown = letters.length > MAX_LABEL_CHARS ? `${letters.slice(0, MAX_LABEL_CHARS).join("")}…` : words;
  return `“${shown}”`;
}
