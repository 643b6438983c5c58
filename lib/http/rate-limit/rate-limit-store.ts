import { RATE_CLASSES, type RateClass } from "./rate-classes";

/** Outcome of counting one request. */
export interface RateVerdict {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the bucket is full again, rounded up, at least 1. */
  readonly resetSeconds: number;
}

/** Where requests are counted: in memory for one process, in Redis for several. */
export interface RateLimitStore {
  /** Counts one request of `key` in a class and says whether it may pass. */
  consume(rateClass: RateClass, key: string): Promise<RateVerdict>;
  /** Takes one request of `key` back, as if it had not been. */
  giveBack(rateClass: RateClass, key: string): Promise<void>;
  /** Forgets all requests of `key` in a class. */
  forget(rateClass: RateClass, key: string): Promise<void>;
  close(): Promise<void>;
}

/** Requests that a class allows in its window, times the factor of the environment; at least 1. */
export function limitOf(rateClass: RateClass, factor: number): number {
  return Math.max(1, Math.round(RATE_CLASSES[rateClass].requests * factor));
}
