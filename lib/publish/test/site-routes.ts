import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { closeDatabase, useDatabase } from "../../data/database";
import type { TestEngine } from "../../data/test/test-engines";
import { TEST_ORIGIN } from "./publish-as";
import { useTestEnv } from "./use-test-env";

/**
 * Lets a block of tests publish on a database of its own, as two people who are there once tests run. Requests are not
 * limited.
 * @param createPerson makes somebody who has signed in.
 */
export function setUpSites<P extends object>(
  engine: TestEngine,
  createPerson: (wanted: { readonly email: string }) => Promise<P>,
): { readonly anna: P; readonly ben: P } {
  const people = { anna: {} as P, ben: {} as P };
  beforeAll(async () => {
    useDatabase(await engine.open());
    for (const [name, person] of Object.entries(people))
      Object.assign(person, await createPerson({ email: `${name}@people.test` }));
  }, 120_000);
  beforeEach(() => useTestEnv());
  afterAll(closeDatabase);
  return people;
}

/** A handler of a route file. */
type Handler = (request: Request, context?: { params: Promise<Record<string, string>> }) => Promise<Response>;

/** One call of a route. */
export interface SiteCall {
  /** Below the design API, with its query: `/projects`. */
  readonly path: string;
  readonly params?: Record<string, string>;
  readonly cookie?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is, and called JSON unless the headers say otherwise. */
  readonly body?: string;
}

/** Calls a method of a route file as a server would. */
export function callSites(
  handler: Handler,
  method: string,
  { path, params = {}, cookie, headers, body }: SiteCall,
): Promise<Response> {
  const request = new Request(`${TEST_ORIGIN}/api/v1/design${path}`, {
    method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(cookie && { cookie }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  return handler(request, { params: Promise.resolve(params) });
}

/** Expects an error in the design API's form, which nobody keeps. */
export async function expectError(response: Response, code: number, words: string): Promise<void> {
  const body = await response.json();
  expect([response.status, body]).toEqual([code, { error: expect.stringContaining(words) }]);
  expect(response.headers.get("cache-control")).toContain("no-store");
}
