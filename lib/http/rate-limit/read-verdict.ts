import { RateLimiterRes } from "rate-limiter-flexible";
import type { RateVerdict } from "./rate-limit-store";

/** Turns a limiter's answer, or its refusal (it rejects with the same shape), into a verdict. Failures are passed on. */
export async function readVerdict(consumed: Promise<RateLimiterRes>, limit: number): Promise<RateVerdict> {
  const verdictOf = (result: RateLimiterRes, allowed: boolean): RateVerdict => ({
    allowed,
    limit,
    remaining: Math.max(0, result.remainingPoints),
    resetSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
  });
  try {
    return verdictOf(await consumed, true);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return verdictOf(refusal, false);
    throw refusal;
  }
}
