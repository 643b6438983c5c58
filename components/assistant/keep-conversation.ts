import type { Conversation } from "./conversation";
import type { ConversationMemory } from "./conversation-memory";

/** Keeps a conversation as it grows. */
export interface ConversationKeeper {
  /** Notes how it stands; what comes quickly after each other is kept once. */
  keep(conversation: Conversation): void;
  /** Keeps it now. */
  flush(): Promise<void>;
  /** Keeps it under a name from now on. */
  keepAs(key: string, conversation: Conversation): Promise<void>;
}

/** How long changes wait for more of them. */
const KEEP_AFTER_MS = 300;

/** @param key what it is kept under; null keeps nothing yet. */
export function keepConversation(memory: ConversationMemory, key: string | null): ConversationKeeper {
  let under = key;
  let unkept: Conversation | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const conversation = unkept;
    unkept = null;
    if (under !== null && conversation) await memory.save(under, conversation);
  };
  return {
    keep(conversation) {
      unkept = conversation;
      // Counted from the first change, so that a long answer is kept while it comes.
      timer ??= setTimeout(() => void flush(), KEEP_AFTER_MS);
    },
    flush,
    async keepAs(next, conversation) {
      under = next;
      unkept = conversation;
      await flush();
    },
  };
}
