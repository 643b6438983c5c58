/**
 * Conversations as a browser keeps them, one for each document: through reloads, also in the middle of an answer.
 * Bounded: of a long conversation the beginning is forgotten, of many conversations the oldest.
 */
import { createStore, del, entries, get, set } from "idb-keyval";
import { type Conversation, EMPTY_CONVERSATION, settled, type Turn } from "./conversation";

/** Where conversations are kept. */
export interface ConversationMemory {
  load(key: string): Promise<Conversation>;
  save(key: string, conversation: Conversation): Promise<void>;
}

interface Kept {
  readonly atMs: number;
  readonly turns: readonly Turn[];
}

/** Most turns, characters, and conversations that are kept. */
const MAX_TURNS = 60;
const MAX_CHARS = 2_000_000;
const MAX_CONVERSATIONS = 50;

/** Most characters of a result that is only looked at any more. */
const MAX_OLD_RESULT_CHARS = 2000;

/** What of a conversation is kept. What is old loses its pictures and long results; the last turn stays whole, to go on with. */
export function bounded({ turns }: Conversation, maxChars = MAX_CHARS): Conversation {
  const last = turns.at(-1);
  if (!last) return EMPTY_CONVERSATION;
  const kept: Turn[] = [last];
  let chars = JSON.stringify(last).length;
  for (const turn of turns.slice(-MAX_TURNS, -1).reverse()) {
    const slim = slimmed(turn);
    chars += JSON.stringify(slim).length;
    if (chars > maxChars) break;
    kept.unshift(slim);
  }
  return { turns: kept };
}

function slimmed(turn: Turn): Turn {
  const { attachment } = turn.question;
  const rounds = turn.rounds.map((round) => ({
    ...round,
    calls: round.calls.map((call) => ({
      ...call,
      result: call.result?.slice(0, MAX_OLD_RESULT_CHARS) ?? null,
    })),
  }));
  return {
    ...turn,
    rounds,
    question: { ...turn.question, attachment: attachment && { ...attachment, picture: null } },
  };
}

/** A conversation as a page finds it: an answer that was being given has stopped with the page that got it. */
export const found = ({ turns }: Conversation): Conversation => ({
  turns: turns.map((turn) => (turn.state === "working" ? settled(turn, "stopped") : turn)),
});

/** Conversations in the browser's own database. What cannot be kept there is not kept: private windows have none. */
export function browserMemory(): ConversationMemory {
  const store = createStore("affiche-assistant", "conversations");
  return {
    async load(key) {
      const kept = await get<Kept>(key, store).catch(() => undefined);
      return kept ? found({ turns: kept.turns }) : EMPTY_CONVERSATION;
    },
    async save(key, conversation) {
      try {
        if (conversation.turns.length === 0) return await del(key, store);
        const kept: Kept = { atMs: Date.now(), turns: bounded(conversation).turns };
        await set(key, kept, store);
        for (const old of oldest(await entries<string, Kept>(store))) await del(old, store);
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
      }
    },
  };
}

/** Keys of conversations beyond those that are kept. */
export function oldest(
  kept: readonly (readonly [key: string, value: { readonly atMs: number }])[],
  most = MAX_CONVERSATIONS,
): string[] {
  return [...kept]
    .sort(([, a], [, b]) => b.atMs - a.atMs)
    .slice(most)
    .map(([key]) => key);
}
