import { vi } from "vitest";
import { resetEnv } from "../../env";
import { resetRateLimits } from "../../http/rate-limit/limit-rate";

/** Sets variables of the environment for one test, and by default no limit of rates. */
export async function useTestEnv(variables: Readonly<Record<string, string>> = {}): Promise<void> {
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries({ RATE_LIMIT_FACTOR: "0", ...variables }))
    vi.stubEnv(name, value);
  resetEnv();
  await resetRateLimits();
}
