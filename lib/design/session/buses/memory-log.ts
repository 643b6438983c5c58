import { randomBytes } from "node:crypto";
import { MAX_KEPT_EVENTS } from "../event-bus";
import { MAX_CARRIED_BYTES, type NumberedEvent } from "../session-event";
import { jsonBytes } from "../tool-call";
import type { EventLog } from "./event-log";
import { createWakeList } from "./wake-list";

/** Sessions whose events are kept at once; those that nobody listens to go first, the oldest of them before the others. */
const MAX_SESSIONS = 10_000;

/** Bytes of events that are kept of a session. */
const MAX_KEPT_BYTES = 256 * MAX_CARRIED_BYTES;

interface Kept {
  readonly events: (NumberedEvent & { readonly number: number; readonly bytes: number })[];
  bytes: number;
  /** Number of the newest event. */
  last: number;
  /** Whether it goes when nobody listens any more. */
  over: boolean;
}

/** Keeps events in this process. Ids name the process, so that those of an earlier one are not taken for its own. */
export function createMemoryLog(processName = randomBytes(6).toString("base64url")): EventLog {
  const all = new Map<string, Kept>();
  const wakes = createWakeList((sessionId) => {
    const kept = all.get(sessionId);
    if (kept?.over || kept?.last === 0) all.delete(sessionId);
  });
  const keptOf = (sessionId: string): Kept => {
    const present = all.get(sessionId);
    if (present) return present;
    for (const id of all.keys()) {
      if (all.size < MAX_SESSIONS) break;
      if (!wakes.has(id)) all.delete(id);
    }
    const made: Kept = { events: [], bytes: 0, last: 0, over: false };
    all.set(sessionId, made);
    return made;
  };
  const idOf = (number: number) => `${processName}-${number}`;
  const numberOf = (id: string) => {
    const [, name, number] = /^(.+)-(\d{1,15})$/.exec(id) ?? [];
    return name === processName ? Number(number) : null;
  };
  return {
    async append(sessionId, event) {
      const kept = keptOf(sessionId);
      const number = ++kept.last;
      const numbered = { id: idOf(number), number, event, bytes: jsonBytes(event) };
      kept.events.push(numbered);
      kept.bytes += numbered.bytes;
      while (kept.events.length > MAX_KEPT_EVENTS || kept.bytes > MAX_KEPT_BYTES)
        kept.bytes -= kept.events.shift()?.bytes ?? 0;
      wakes.wake(sessionId);
      return numbered.id;
    },
    lastId: async (sessionId) => idOf(keptOf(sessionId).last),
    async readAfter(sessionId, id, limit) {
      const kept = all.get(sessionId);
      const number = numberOf(id);
      if (number === null) return null;
      if (!kept) return number === 0 ? [] : null;
      const first = kept.last - kept.events.length + 1;
      if (number > kept.last || number < first - 1) return null;
      return kept.events.slice(number - first + 1, number - first + 1 + limit);
    },
    async forget(sessionId) {
      const kept = all.get(sessionId);
      // Whoever is still listening reads what was published.
      if (kept && wakes.has(sessionId)) kept.over = true;
      else all.delete(sessionId);
    },
    listen: async (sessionId, wake) => wakes.add(sessionId, wake),
    async close() {
      all.clear();
    },
  };
}
