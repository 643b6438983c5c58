import { createHash } from "node:crypto";
import { Redis } from "ioredis";
import { CACHE_SECONDS, type ImageCache } from "./image-cache";
import type { ProxiedImage } from "./judge-image";

/** Most bytes of images that are kept in Redis. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Longest wait for Redis: an image can be fetched instead. */
const COMMAND_TIMEOUT_MS = 500;

/** How long Redis is left alone after it failed, so that an outage costs one wait and not one a request. */
const PAUSE_MS = 5000;

/**
 * Keeps an image and makes room: KEYS are the list of keys by time, the table of their sizes, the sum and the new key;
 * ARGV are now, seconds to live, the most bytes, the size, content type, entity tag and bytes. One slot of a cluster.
 */
const KEEP = `
local size = tonumber(ARGV[4])
local old = redis.call('HGET', KEYS[2], KEYS[4])
if old then redis.call('DECRBY', KEYS[3], old) end
redis.call('DEL', KEYS[4])
redis.call('HSET', KEYS[4], 'type', ARGV[5], 'etag', ARGV[6], 'bytes', ARGV[7])
redis.call('EXPIRE', KEYS[4], ARGV[2])
redis.call('ZADD', KEYS[1], ARGV[1], KEYS[4])
redis.call('HSET', KEYS[2], KEYS[4], size)
local sum = redis.call('INCRBY', KEYS[3], size)
while sum > tonumber(ARGV[3]) do
  local first = redis.call('ZPOPMIN', KEYS[1])[1]
  if not first then break end
  sum = redis.call('DECRBY', KEYS[3], redis.call('HGET', KEYS[2], first) or 0)
  redis.call('HDEL', KEYS[2], first)
  redis.call('DEL', first)
end
for _, key in ipairs({ KEYS[1], KEYS[2], KEYS[3] }) do redis.call('EXPIRE', key, ARGV[2] * 2) end
`;

/**
 * Keeps images in Redis, shared by several processes and bounded there by bytes; the oldest goes first. While Redis does
 * not answer, nothing is kept.
 * @param prefix of every key; the braces keep them in one slot of a cluster.
 */
export function createRedisImageCache(
  url: string,
  { maxBytes = MAX_BYTES, prefix = "{affiche:image-proxy}" } = {},
): ImageCache {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: COMMAND_TIMEOUT_MS,
  });
  let pausedUntilMs = 0;
  // Without a listener an outage would end the process; commands report it themselves.
  redis.on("error", () => undefined);
  const keyOf = (address: string) =>
    `${prefix}:${createHash("sha256").update(address).digest("base64url").slice(0, 32)}`;
  const ask = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    if (performance.now() < pausedUntilMs) return otherwise;
    try {
      return await work();
    } catch (error) {
      pausedUntilMs = performance.now() + PAUSE_MS;
      console.error(`Redis keeps no images just now: ${String(error)}`);
      return otherwise;
    }
  };
  return {
    get: (address) =>
      ask(async () => {
        const [type, etag, bytes] = await redis.hmgetBuffer(keyOf(address), "type", "etag", "bytes");
        if (!type || !etag || !bytes) return null;
        return { bytes, contentType: type.toString(), etag: etag.toString() } satisfies ProxiedImage;
      }, null),
    set: (address, { bytes, contentType, etag }) =>
      ask(async () => {
        const keys = [`${prefix}:times`, `${prefix}:sizes`, `${prefix}:sum`, keyOf(address)];
        const limits = [Date.now(), CACHE_SECONDS, maxBytes, bytes.byteLength];
        await redis.eval(KEEP, 4, ...keys, ...limits, contentType, etag, Buffer.from(bytes));
      }, undefined),
    async close() {
      redis.disconnect();
    },
  };
}
