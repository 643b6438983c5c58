import { del, get, set } from "idb-keyval";
import type { PosterState } from "@/lib/poster/schema/state";

/**
 * What of a poster is kept nowhere else yet: changes that are not in a link or a document, through reloads and crashes.
 * One draft for each address or document.
 */
export interface DraftMemory {
  /** The draft of a key; null where there is none, or the browser keeps nothing. */
  find(key: string): Promise<PosterState | null>;
  keep(key: string, state: PosterState): Promise<void>;
  forget(key: string): Promise<void>;
}

const PREFIX = "affiche poster draft ";

const isState = (value: unknown): value is PosterState =>
  typeof value === "object" && value !== null && "canvas" in value && "layers" in value;

/** Drafts in this browser. Where it keeps nothing, as in some private windows, there are none; that is said in the console. */
export const browserDrafts: DraftMemory = {
  async find(key) {
    const value = await get<unknown>(PREFIX + key).catch(told);
    return isState(value) ? value : null;
  },
  keep: (key, state) => set(PREFIX + key, state).catch(told),
  forget: (key) => del(PREFIX + key).catch(told),
};

function told(error: unknown): void {
  console.warn("This browser keeps no drafts.", error);
}
