/**
 * Sessions in Redis, for several processes. A change reads, decides here, and writes by one script that refuses when
 * somebody else has written in between; then it is done again. The keys of a session share a hash tag and expire by
 * themselves some time after the session, should no process be left to remove them.
 */
import { Redis } from "ioredis";
import type { SessionRecord } from "../session-record";
import type { SessionStore, SessionTx } from "../session-store";
import type { ToolCall } from "../tool-call";
import { createBufferedTx, type SessionWrites } from "./buffered-tx";
import { createKeyedQueue } from "./keyed-queue";

/** How long the keys outlive the session. */
const AFTERLIFE_MS = 3_600_000;

/** How often a change is tried while others write in between. */
const MAX_TRIES = 100;

/**
 * KEYS: the session's keys. ARGV: the revision that was read, the time of expiry, then commands as number of words and
 * words, each about one of the keys.
 */
const COMMIT = `
if (redis.call('HGET', KEYS[1], 'revision') or '') ~= ARGV[1] then return 0 end
local at = 3
while at <= #ARGV do
  local words = tonumber(ARGV[at])
  redis.call(unpack(ARGV, at + 1, at + words))
  at = at + words + 1
end
redis.call('HINCRBY', KEYS[1], 'revision', 1)
for _, key in ipairs(KEYS) do redis.call('PEXPIREAT', key, ARGV[2]) end
return 1`;

/** KEYS: a creator's live sessions by expiry. ARGV: now, most, expiry of the new one, its id. */
const ADMIT = `
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then
  return redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')[2]
end
redis.call('ZADD', KEYS[1], ARGV[3], ARGV[4])
redis.call('PEXPIREAT', KEYS[1], redis.call('ZRANGE', KEYS[1], -1, -1, 'WITHSCORES')[2])
return false`;

/** @param prefix begins every key. */
export function createRedisSessionStore(url: string, prefix = "affiche:session"): SessionStore {
  const redis = new Redis(url, { connectTimeout: 5000, commandTimeout: 10_000, maxRetriesPerRequest: 3 });
  redis.on("error", (error) => console.error(`Redis does not keep sessions: ${error.message}`));
  const oneAtATime = createKeyedQueue();
  const expiryKey = `${prefix}s:expiry`;
  const closedKey = `${prefix}s:closed`;
  const creatorKeyOf = (creatorKey: string) => `${prefix}s:of:${creatorKey}`;
  const keysOf = (id: string) => {
    const root = `${prefix}:{${id}}`;
    return {
      root,
      calls: `${root}:calls`,
      pending: `${root}:pending`,
      finished: `${root}:finished`,
      keys: `${root}:keys`,
    };
  };
  const allKeysOf = (id: string) => Object.values(keysOf(id));

  const findCall = async (id: string, callId: string) =>
    readJson<ToolCall>(await redis.hget(keysOf(id).calls, callId));

  const tryUpdate = async <T>(
    id: string,
    work: (tx: SessionTx) => Promise<T>,
  ): Promise<{ result: T | null } | null> => {
    const keys = keysOf(id);
    const [revision, record] = await redis.hmget(keys.root, "revision", "record");
    const before = readJson<SessionRecord>(record ?? null);
    if (!before) return { result: null };
    const { tx, writes } = createBufferedTx({
      session: before,
      findCall: (callId) => findCall(id, callId),
      async findCallByKey(key) {
        const callId = await redis.hget(keys.keys, key);
        return callId === null ? null : findCall(id, callId);
      },
      async oldestFinished(limit) {
        const callIds = await redis.zrange(keys.finished, 0, limit - 1);
        const calls = callIds.length > 0 ? await redis.hmget(keys.calls, ...callIds) : [];
        return calls.flatMap((json) => readJson<ToolCall>(json) ?? []);
      },
    });
    const result = await work(tx);
    const commands = await commandsOf(id, writes);
    if (commands.length === 0) return { result };
    const session = writes.session ?? before;
    const expireAtMs = (session.closed?.atMs ?? session.expiresAtMs) + AFTERLIFE_MS;
    const words = commands.flatMap((command) => [command.length, ...command]);
    const names = allKeysOf(id);
    const done = await redis.eval(COMMIT, names.length, ...names, revision ?? "", expireAtMs, ...words);
    if (done === 0) return null;
    if (writes.session) await index(before, writes.session);
    return { result };
  };

  async function commandsOf(id: string, { session, added, finished, dropped }: SessionWrites) {
    const keys = keysOf(id);
    const commands: (string | number)[][] = [];
    if (session) commands.push(["HSET", keys.root, "record", JSON.stringify(session)]);
    for (const call of added) {
      commands.push(["HSET", keys.calls, call.callId, JSON.stringify(call)]);
      commands.push(["ZADD", keys.pending, call.sequence, call.callId]);
      if (call.idempotencyKey !== null) commands.push(["HSET", keys.keys, call.idempotencyKey, call.callId]);
    }
    for (const call of finished) {
      commands.push(["HSET", keys.calls, call.callId, JSON.stringify(call)]);
      commands.push(["ZREM", keys.pending, call.callId]);
      // Calls end in the order in which they are run, so that this is the order of their ends too.
      commands.push(["ZADD", keys.finished, call.sequence, call.callId]);
    }
    for (const callId of dropped) {
      const key = (await findCall(id, callId))?.idempotencyKey;
      commands.push(["HDEL", keys.calls, callId], ["ZREM", keys.finished, callId]);
      if (key) commands.push(["HDEL", keys.keys, key]);
    }
    return commands;
  }

  /** Keeps the lists over all sessions in step; a process that dies before leaves entries that the sweeping mends. */
  async function index(before: SessionRecord, after: SessionRecord): Promise<void> {
    if (before.expiresAtMs === after.expiresAtMs && before.closed === after.closed) return;
    const pipeline = redis.pipeline();
    if (after.closed) {
      pipeline.zrem(expiryKey, after.id);
      pipeline.zrem(creatorKeyOf(after.creatorKey), after.id);
      pipeline.zadd(closedKey, after.closed.atMs, after.id);
    } else {
      pipeline.zadd(expiryKey, after.expiresAtMs, after.id);
      pipeline.zadd(creatorKeyOf(after.creatorKey), after.expiresAtMs, after.id);
      pipeline.pexpireat(creatorKeyOf(after.creatorKey), after.expiresAtMs + AFTERLIFE_MS);
    }
    await pipeline.exec();
  }

  return {
    async create(session, maxLive, nowMs) {
      const creator = creatorKeyOf(session.creatorKey);
      const most = Number.isFinite(maxLive) ? maxLive : Number.MAX_SAFE_INTEGER;
      const refused = await redis.eval(ADMIT, 1, creator, nowMs, most, session.expiresAtMs, session.id);
      if (refused !== null) return Number(refused);
      const { root } = keysOf(session.id);
      await redis
        .multi()
        .hset(root, "record", JSON.stringify(session), "revision", "1")
        .pexpireat(root, session.expiresAtMs + AFTERLIFE_MS)
        .exec();
      await redis.zadd(expiryKey, session.expiresAtMs, session.id);
      return null;
    },
    find: async (id) => readJson<SessionRecord>(await redis.hget(keysOf(id).root, "record")),
    update: (id, work) =>
      oneAtATime(id, async () => {
        for (let tries = 0; tries < MAX_TRIES; tries++) {
          const done = await tryUpdate(id, work);
          if (done) return done.result;
        }
        throw new Error(`session ${id.slice(0, 6)}… was changed by others ${MAX_TRIES} times in a row`);
      }),
    findCall,
    async listPending(id, afterSequence, limit) {
      const keys = keysOf(id);
      const session = readJson<SessionRecord>(await redis.hget(keys.root, "record"));
      if (!session) return { calls: [], through: afterSequence };
      const range = [keys.pending, `(${afterSequence}`, session.lastSequence] as const;
      const callIds = await redis.zrangebyscore(...range, "LIMIT", 0, limit);
      const found = callIds.length > 0 ? await redis.hmget(keys.calls, ...callIds) : [];
      const listed = found.flatMap((json) => readJson<ToolCall>(json) ?? []);
      const through = callIds.length < limit ? session.lastSequence : listed.at(-1)?.sequence;
      // One that was answered between the two reads is left out.
      const calls = listed.filter(({ status }) => status === "pending");
      return { calls, through: through ?? afterSequence };
    },
    async listFinished(id, afterSequence, limit) {
      const keys = keysOf(id);
      const callIds = await redis.zrangebyscore(
        keys.finished,
        `(${afterSequence}`,
        "+inf",
        "LIMIT",
        0,
        limit,
      );
      const found = callIds.length > 0 ? await redis.hmget(keys.calls, ...callIds) : [];
      return found.flatMap((json) => readJson<ToolCall>(json) ?? []);
    },
    async listExpired(nowMs, limit) {
      const ids = await redis.zrangebyscore(expiryKey, "-inf", nowMs, "LIMIT", 0, limit);
      const due: string[] = [];
      for (const id of ids) {
        const session = readJson<SessionRecord>(await redis.hget(keysOf(id).root, "record"));
        if (session && !session.closed && session.expiresAtMs <= nowMs) due.push(id);
        else if (!session || session.closed) await redis.zrem(expiryKey, id);
        else await redis.zadd(expiryKey, session.expiresAtMs, id);
      }
      return due;
    },
    async removeClosed(beforeMs) {
      const ids = await redis.zrangebyscore(closedKey, "-inf", `(${beforeMs}`, "LIMIT", 0, 1000);
      for (const id of ids) await redis.unlink(...allKeysOf(id));
      if (ids.length > 0) await redis.zrem(closedKey, ...ids);
    },
    async close() {
      redis.disconnect();
    },
  };
}

const readJson = <T>(json: string | null): T | null => (json === null ? null : (JSON.parse(json) as T));
