import { env } from "../../env";
import { AppError } from "../app-error";
import { createMemoryStore } from "./memory-store";
import { RATE_CLASSES, type RateClass } from "./rate-classes";
import type { RateLimitStore, RateVerdict } from "./rate-limit-store";
import { createRedisStore } from "./redis-store";

// Route bundles have their own module state, so what is one per process lives on globalThis.
const STORE = Symbol.for("affiche.rate-limit-store");
const shared = globalThis as { [STORE]?: RateLimitStore };

function store(): RateLimitStore {
  const { REDIS_URL, RATE_LIMIT_FACTOR } = env();
  shared[STORE] ??= REDIS_URL
    ? createRedisStore(REDIS_URL, RATE_LIMIT_FACTOR)
    : createMemoryStore(RATE_LIMIT_FACTOR);
  return shared[STORE];
}

/** Forgets all counts, for tests. */
export async function resetRateLimits(): Promise<void> {
  await shared[STORE]?.close();
  delete shared[STORE];
}

/**
 * Counts a request and returns the RateLimit headers of its answer.
 * @throws AppError RATE_LIMITED with Retry-After when the bucket is empty.
 */
export async function limitRate(rateClass: RateClass, address: string): Promise<Record<string, string>> {
  if (env().RATE_LIMIT_FACTOR === 0) return {};
  const verdict = await store().consume(rateClass, address);
  const headers = rateHeaders(verdict, rateClass);
  if (verdict.allowed) return headers;
  const { windowSeconds } = RATE_CLASSES[rateClass];
  throw new AppError(
    "RATE_LIMITED",
    `At most ${verdict.limit} requests in ${windowSeconds} seconds; try again in ${verdict.resetSeconds} seconds.`,
    { headers, retryAfterSeconds: verdict.resetSeconds },
  );
}

/** Takes back a request that {@link limitRate} counted. */
export async function giveBackRate(rateClass: RateClass, key: string): Promise<void> {
  if (env().RATE_LIMIT_FACTOR !== 0) await store().giveBack(rateClass, key);
}

/** Forgets what {@link limitRate} counted of a key. */
export async function forgetRate(rateClass: RateClass, key: string): Promise<void> {
  if (env().RATE_LIMIT_FACTOR !== 0) await store().forget(rateClass, key);
}

const rateHeaders = (verdict: RateVerdict, rateClass: RateClass): Record<string, string> => ({
  "RateLimit-Policy": `${verdict.limit};w=${RATE_CLASSES[rateClass].windowSeconds}`,
  "RateLimit-Limit": String(verdict.limit),
  "RateLimit-Remaining": String(verdict.remaining),
  "RateLimit-Reset": String(verdict.resetSeconds),
});
