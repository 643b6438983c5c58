/**
 * Events of sessions in Redis Streams, for several processes. Entries are numbered without gaps by a counter beside the
 * stream; appending and telling the listeners is one script, so nobody hears of an event that cannot be read.
 */
import { Redis } from "ioredis";
import { MAX_KEPT_EVENTS } from "../event-bus";
import type { SessionEvent } from "../session-event";
import type { EventLog } from "./event-log";
import { eventsAfter, numberOfId } from "./numbered-rows";
import { createWakeList } from "./wake-list";

/** How long the events of a session stay after the last one. */
const KEEP_SECONDS = 2 * 86_400;

/** How long after the session's end: long enough for every process to read that it ended. */
const KEEP_AFTER_END_SECONDS = 60;

/** KEYS: stream, counter. ARGV: event, most, seconds, channel, session. */
const APPEND = `
local number = redis.call('INCR', KEYS[2])
redis.call('XADD', KEYS[1], 'MAXLEN', ARGV[2], number .. '-1', 'event', ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[3])
redis.call('EXPIRE', KEYS[2], ARGV[3])
redis.call('PUBLISH', ARGV[4], '')
return number`;

/** @param prefix begins every key and channel. */
export function createRedisLog(url: string, prefix = "affiche:session"): EventLog {
  const options = { connectTimeout: 5000, maxRetriesPerRequest: 3 } as const;
  const redis = new Redis(url, { ...options, commandTimeout: 10_000 });
  const subscriber = new Redis(url, { ...options, maxRetriesPerRequest: null });
  for (const each of [redis, subscriber])
    each.on("error", (error) => console.error(`Redis does not pass on events: ${error.message}`));

  const channelOf = (sessionId: string) => `${prefix}:events:${sessionId}`;
  const keysOf = (sessionId: string) => {
    const root = `${prefix}:{${sessionId}}`;
    return [`${root}:events`, `${root}:event-count`] as const;
  };
  const wakes = createWakeList((sessionId) => {
    subscriber.unsubscribe(channelOf(sessionId)).catch((error: unknown) => {
      // The connection is gone, and the subscription with it.
      console.error(`Redis was not unsubscribed from: ${String(error)}`);
    });
  });
  const start = channelOf("").length;
  subscriber.on("message", (channel: string) => wakes.wake(channel.slice(start)));
  // What was published while the connection was down is not repeated.
  subscriber.on("ready", () => wakes.wakeAll());

  return {
    async append(sessionId, event) {
      const args = [JSON.stringify(event), MAX_KEPT_EVENTS, KEEP_SECONDS, channelOf(sessionId)];
      return String(await redis.eval(APPEND, 2, ...keysOf(sessionId), ...args));
    },
    lastId: async (sessionId) => (await redis.get(keysOf(sessionId)[1])) ?? "0",
    async readAfter(sessionId, id, limit) {
      const place = numberOfId(id);
      if (place === null) return null;
      const [stream, counter] = keysOf(sessionId);
      const replies = await redis
        .multi()
        .get(counter)
        .xrange(stream, `${place + 1}-0`, "+", "COUNT", limit)
        .exec();
      const [last, entries] = (replies ?? []).map(([error, reply]) => {
        if (error) throw error;
        return reply;
      });
      const rows = (entries as [id: string, fields: string[]][]).map(([entryId, [, json = "null"]]) => ({
        number: Number.parseInt(entryId, 10),
        event: JSON.parse(json) as SessionEvent,
      }));
      return eventsAfter(place, rows, Number(last ?? 0));
    },
    async forget(sessionId) {
      for (const key of keysOf(sessionId)) await redis.expire(key, KEEP_AFTER_END_SECONDS);
    },
    async listen(sessionId, wake) {
      const stop = wakes.add(sessionId, wake);
      try {
        await subscriber.subscribe(channelOf(sessionId));
        return stop;
      } catch (error) {
        stop();
        throw error;
      }
    },
    async close() {
      redis.disconnect();
      subscriber.disconnect();
    },
  };
}
