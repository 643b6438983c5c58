import type { EventBus, Subscription } from "../event-bus";
import type { NumberedEvent } from "../session-event";
import type { EventLog } from "./event-log";

/** Events that are read at once. */
const BATCH = 100;

/**
 * A bus over a log. A subscription is a place in the log and no queue, so a slow one costs nothing, and one that is too
 * slow learns it. Subscriptions at the same place share one reading.
 */
export function createLogBus(log: EventLog): EventBus {
  const open = new Set<Subscription>();
  const reading = new Map<string, Promise<readonly NumberedEvent[] | null>>();

  /** Counts wakings: a reading that began before something was appended must not serve those who were woken for it. */
  let generation = 0;

  const readShared = (sessionId: string, id: string) => {
    const key = `${sessionId} ${id} ${generation}`;
    const present = reading.get(key);
    if (present) return present;
    const started = log.readAfter(sessionId, id, BATCH).finally(() => reading.delete(key));
    reading.set(key, started);
    return started;
  };

  return {
    publish: (sessionId, event) => log.append(sessionId, event),
    async subscribe(sessionId, after) {
      let closed = false;
      /** Whether something may have been appended since the log was last read. */
      let stale = true;
      let waiting: (() => void) | null = null;
      const wake = () => {
        generation++;
        stale = true;
        waiting?.();
        waiting = null;
      };
      const unlisten = await log.listen(sessionId, wake);
      let place: string;
      let resumed = true;
      try {
        const known = after === null ? null : await log.readAfter(sessionId, after, 1);
        resumed = after === null || known !== null;
        place = after !== null && known !== null ? after : await log.lastId(sessionId);
      } catch (error) {
        unlisten();
        throw error;
      }
      const subscription: Subscription = {
        resumed,
        async next() {
          while (!closed) {
            if (!stale) {
              await new Promise<void>((resolve) => {
                waiting = resolve;
              });
              continue;
            }
            stale = false;
            const events = await readShared(sessionId, place);
            if (closed) break;
            if (events === null) return "overrun";
            const last = events.at(-1);
            if (!last) continue;
            place = last.id;
            // There may be more behind a full batch.
            if (events.length === BATCH) stale = true;
            return events;
          }
          return null;
        },
        close() {
          if (closed) return;
          closed = true;
          open.delete(subscription);
          unlisten();
          wake();
        },
      };
      open.add(subscription);
      return subscription;
    },
    forget: (sessionId) => log.forget(sessionId),
    get subscriptions() {
      return open.size;
    },
    async close() {
      for (const subscription of open) subscription.close();
      await log.close();
    },
  };
}
