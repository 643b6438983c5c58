import { LRUCache } from "lru-cache";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { RATE_CLASSES, type RateClass } from "./rate-classes";
import { limitOf, type RateLimitStore } from "./rate-limit-store";
import { readVerdict } from "./read-verdict";

/** Addresses that are remembered at once; the least recently seen is forgotten first, which bounds the memory. */
const MAX_KEYS = 100_000;

/** Counts requests in this process. */
export function createMemoryStore(factor: number, maxKeys = MAX_KEYS): RateLimitStore {
  const limiters = new Map<RateClass, RateLimiterMemory>();
  const known = new LRUCache<string, { limiter: RateLimiterMemory; key: string }>({
    max: maxKeys,
    dispose: ({ limiter, key }) => void limiter.delete(key),
  });
  return {
    async consume(rateClass, key) {
      const { windowSeconds } = RATE_CLASSES[rateClass];
      const points = limitOf(rateClass, factor);
      const limiter = limiters.get(rateClass) ?? new RateLimiterMemory({ points, duration: windowSeconds });
      limiters.set(rateClass, limiter);
      // Reading first keeps an entry that is still in use from being disposed by its own renewal.
      if (!known.get(`${rateClass} ${key}`)) known.set(`${rateClass} ${key}`, { limiter, key });
      return readVerdict(limiter.consume(key), points);
    },
    async giveBack(rateClass, key) {
      await limiters.get(rateClass)?.reward(key);
    },
    async forget(rateClass, key) {
      known.delete(`${rateClass} ${key}`);
    },
    async close() {
      known.clear();
    },
  };
}
