import { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import { RATE_CLASSES, type RateClass } from "./rate-classes";
import type { RateLimitStore } from "./rate-limit-store";
import { readVerdict } from "./read-verdict";

/**
 * Counts requests in Redis, so that several processes share one limit. While Redis does not answer, each process
 * counts for itself: a limit that is too mild for a moment, never an error for a caller.
 */
export function createRedisStore(url: string, factor: number, keyPrefix = "affiche:rate"): RateLimitStore {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, connectTimeout: 2000, commandTimeout: 1000 });
  // Without a listener an outage would end the process; the limiter's insurance is the answer to it.
  redis.on("error", () => undefined);
  const limiters = new Map<RateClass, { limiter: RateLimiterRedis; points: number }>();

  const limiterOf = (rateClass: RateClass) => {
    const known = limiters.get(rateClass);
    if (known) return known;
    const { requests, windowSeconds } = RATE_CLASSES[rateClass];
    const points = Math.max(1, Math.round(requests * factor));
    const limiter = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `${keyPrefix}:${rateClass}`,
      points,
      duration: windowSeconds,
      insuranceLimiter: new RateLimiterMemory({ points, duration: windowSeconds }),
    });
    limiters.set(rateClass, { limiter, points });
    return { limiter, points };
  };
  return {
    consume(rateClass, key) {
      const { limiter, points } = limiterOf(rateClass);
      return readVerdict(limiter.consume(key), points);
    },
    async close() {
      redis.disconnect();
    },
  };
}
