import { EMPTY_CONVERSATION } from "../conversation";
import { type ConversationMemory, found } from "../conversation-memory";

/** A memory that outlives assistants, as a browser's outlives its pages. */
export function memoryInTest(): ConversationMemory & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    load: (key) => Promise.resolve(found(JSON.parse(kept.get(key) ?? JSON.stringify(EMPTY_CONVERSATION)))),
    save(key, conversation) {
      kept.set(key, JSON.stringify(conversation));
      return Promise.resolve();
    },
  };
}
