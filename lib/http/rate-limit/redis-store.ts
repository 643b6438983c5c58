import { Redis } from "ioredis";
import { RateLimiterRedis } from "rate-limiter-flexible";
import { createMemoryStore } from "./memory-store";
import { RATE_CLASSES, type RateClass } from "./rate-classes";
import { limitOf, type RateLimitStore } from "./rate-limit-store";
import { readVerdict } from "./read-verdict";

/** Longest wait for an answer of Redis; a limit must not slow down what it protects. */
const COMMAND_TIMEOUT_MS = 500;

/** How long this process counts for itself after Redis failed, so that an outage costs one wait and not one a request. */
const PAUSE_MS = 5000;

/**
 * Counts requests in Redis, so that several processes share one limit. While Redis does not answer, each process
 * counts for itself: a limit that is too mild for a moment, never an error for a caller.
 */
export function createRedisStore(url: string, factor: number, keyPrefix = "affiche:rate"): RateLimitStore {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    connectTimeout: 2000,
    commandTimeout: COMMAND_TIMEOUT_MS,
  });
  const own = createMemoryStore(factor);
  const opened = firstOutcome(redis);
  const limiters = new Map<RateClass, RateLimiterRedis>();
  let pausedUntilMs = 0;

  const limiterOf = (rateClass: RateClass) => {
    const { windowSeconds } = RATE_CLASSES[rateClass];
    const limiter =
      limiters.get(rateClass) ??
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `${keyPrefix}:${rateClass}`,
        points: limitOf(rateClass, factor),
        duration: windowSeconds,
      });
    limiters.set(rateClass, limiter);
    return limiter;
  };
  /** Asks Redis, or this process's own store while Redis does not answer. */
  const ask = async <T>(inRedis: () => Promise<T>, here: () => Promise<T>): Promise<T> => {
    await opened;
    if (performance.now() < pausedUntilMs) return here();
    try {
      return await inRedis();
    } catch (error) {
      pausedUntilMs = performance.now() + PAUSE_MS;
      console.error(`Redis does not count requests, so this process does for itself: ${String(error)}`);
      return here();
    }
  };
  return {
    consume: (rateClass, key) =>
      ask(
        () => readVerdict(limiterOf(rateClass).consume(key), limitOf(rateClass, factor)),
        () => own.consume(rateClass, key),
      ),
    giveBack: (rateClass, key) =>
      ask(
        async () => void (await limiterOf(rateClass).reward(key)),
        () => own.giveBack(rateClass, key),
      ),
    forget: (rateClass, key) =>
      ask(
        async () => void (await limiterOf(rateClass).delete(key)),
        () => own.forget(rateClass, key),
      ),
    async close() {
      redis.disconnect();
      await own.close();
    },
  };
}

/** Resolves when the first attempt to connect has ended, well or not; requests before that wait for it. */
function firstOutcome(redis: Redis): Promise<void> {
  return new Promise((resolve) => {
    redis.once("ready", () => resolve());
    // Stays for the whole life: without a listener an outage would end the process.
    redis.on("error", () => resolve());
    redis.once("close", () => resolve());
    setTimeout(resolve, 2000).unref();
  });
}
