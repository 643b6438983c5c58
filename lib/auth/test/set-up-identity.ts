import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { closeDatabase, useDatabase } from "@/lib/data/database";
import type { Engine } from "@/lib/data/engine";
import { resetEnv } from "@/lib/env";
import { resetRateLimits } from "@/lib/http/rate-limit/limit-rate";
import { emptyMailbox } from "../mail/mailbox";
import { forgetRefreshes } from "../single-refresh";

/**
 * Gives the tests of a file or block the embedded identity on a fresh database, without limits. Settings, mails, counts and
 * remembered refreshes of a test are gone after it.
 */
export function setUpIdentity(open: () => Promise<Engine>): void {
  beforeAll(async () => {
    useDatabase(await open());
  }, 60_000);
  afterAll(closeDatabase);
  beforeEach(() => setting("RATE_LIMIT_FACTOR", "0"));
  afterEach(async () => {
    vi.unstubAllEnvs();
    resetEnv();
    emptyMailbox();
    forgetRefreshes();
    await resetRateLimits();
  });
}

/** Changes a variable of the environment, until the end of the test. */
export function setting(name: string, value: string): void {
  vi.stubEnv(name, value);
  resetEnv();
}
