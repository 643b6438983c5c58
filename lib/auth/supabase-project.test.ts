import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { closeDatabase, useDatabase } from "@/lib/data/database";
import { openTestEmbedded } from "@/lib/data/test/test-engines";
import { resetEnv } from "@/lib/env";
import { identityApp } from "./embedded/identity-app";
import { identify } from "./identify";
import { identityAccess } from "./identity-fetch";
import { identitySettings } from "./identity-settings";
import { forgetRefreshes } from "./single-refresh";
import { cookieOf, createPerson } from "./test/create-person";

// The same wire format over a real connection: what this process does when the identity is somewhere else.
const asked: string[] = [];
let server: Server;
let outage: Response | undefined;
let url = "";

beforeAll(async () => {
  useDatabase(await openTestEmbedded());
  const listener = getRequestListener(
    (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.get("apikey")}`);
      if (outage) return outage;
      return identityApp.fetch(request, { origin: url, clientIp: "192.0.2.1", inside: false });
    },
    { overrideGlobalObjects: false },
  );
  server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv("RATE_LIMIT_FACTOR", "0");
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_URL", url);
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_ANON_KEY", "public-key");
  resetEnv();
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  resetEnv();
  server.closeAllConnections();
  server.close();
  await closeDatabase();
});
afterEach(() => {
  asked.length = 0;
  outage = undefined;
  forgetRefreshes();
});

const ask = (cookie: string) =>
  identify(new Request("http://localhost:3000/api/v1/design/documents", { headers: { cookie } }));

describe("with a project of Supabase", () => {
  it("asks it, with its key, by the cookie that Supabase's clients use", async () => {
    const { cookie, id } = await createPerson({ email: "cloud@people.test" });
    expect(cookie).toMatch(/^sb-127-auth-token/);
    expect((await ask(cookie)).caller.person?.id).toBe(id);
    expect(asked).toEqual(["GET /auth/v1/user public-key"]);
  });

  it("ten requests in parallel with an expired session ask for one refresh", async () => {
    const { session, id } = await createPerson({ email: "cloud-ten@people.test" });
    const cookie = cookieOf({ ...session, expires_at: 1 });
    const found = await Promise.all(Array.from({ length: 10 }, () => ask(cookie)));
    expect(found.map(({ caller }) => caller.person?.id)).toEqual(Array(10).fill(id));
    expect(asked.filter((line) => line.startsWith("POST /auth/v1/token"))).toHaveLength(1);
    expect((await ask(cookie)).caller.person?.id).toBe(id);
    expect(asked.filter((line) => line.startsWith("POST /auth/v1/token"))).toHaveLength(1);
  });

  it.each([
    [503, "upstream is away"],
    [500, '{"code":"unexpected_failure"}'],
    [403, "<h1>a wall in front of it</h1>"],
    [429, '{"code":"over_request_rate_limit"}'],
  ])("an outage (%i %s) is an error, and signs nobody out", async (status, body) => {
    const { cookie } = await createPerson({ email: `outage-${status}@people.test` });
    outage = new Response(body, { status });
    await expect(ask(cookie)).rejects.toThrow("the identity could not be asked");
    outage = undefined;
    expect((await ask(cookie)).caller.person).not.toBeNull();
  });

  it("tells pages how it is set up", async () => {
    expect(await identitySettings(identityAccess(new Headers()))).toEqual({
      oauthProviders: [],
      confirmationRequired: false,
    });
  });
});
