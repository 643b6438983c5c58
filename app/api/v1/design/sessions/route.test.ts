import { beforeEach, describe, expect, it, vi } from "vitest";
import { createSessionEndpoint } from "@/lib/api/design/create-session";
import { createPerson } from "@/lib/auth/test/create-person";
import { asService } from "@/lib/data/database";
import { storedDesign } from "@/lib/design/document/design-document";
import { callSession, setUpSessionRoutes } from "@/lib/design/session/test/route-sessions";
import { resetEnv } from "@/lib/env";
import { resetRateLimits } from "@/lib/http/rate-limit/limit-rate";
import { POST } from "./route";

const reply = createSessionEndpoint.replies[201].schema;

const create = (json?: unknown, headers: Record<string, string> = {}) =>
  callSession(POST, "POST", { headers, ...(json === undefined ? {} : { json }) });

const documentOf = async (id: string) =>
  asService((tx) => tx.selectFrom("documents").selectAll().where("id", "=", id).executeTakeFirstOrThrow());

setUpSessionRoutes();
beforeEach(async () => {
  vi.stubEnv("RATE_LIMIT_FACTOR", "1");
  resetEnv();
  await resetRateLimits();
});

describe("POST", () => {
  it("201: a session with an empty design, whose link carries the session", async () => {
    const response = await create({ label: "Landing page" });
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const { sessionId, documentId, designUrl, expiresAt } = reply.parse(await response.json());
    expect(designUrl).toBe(`http://design.test/design?session=${sessionId}`);
    expect(Buffer.from(sessionId, "base64url").length).toBeGreaterThanOrEqual(16);
    const left = Date.parse(expiresAt) - Date.now();
    expect(left).toBeGreaterThan(7_100_000);
    expect(left).toBeLessThanOrEqual(7_200_000);
    const document = await documentOf(documentId);
    expect(document).toMatchObject({ owner_id: null, kind: "design", name: "Landing page", version: 1 });
    expect(storedDesign.parse(document.content)).toMatchObject({ artboards: [], nodes: {} });
  });

  it("201: without a body, without a label", async () => {
    for (const json of [undefined, {}, { label: "" }]) {
      const response = await create(json);
      expect(response.status).toBe(201);
      const { documentId } = reply.parse(await response.json());
      expect((await documentOf(documentId)).name).toBe("Untitled");
    }
  });

  it("201: of somebody who is signed in, it is theirs", async () => {
    const { id, cookie } = await createPerson({ email: "maker@people.test" });
    const { documentId } = reply.parse(await (await create({ label: "Mine" }, { cookie })).json());
    expect(await documentOf(documentId)).toMatchObject({ owner_id: id, name: "Mine" });
  });

  it("400: a label that is none, or fields that there are not", async () => {
    for (const json of [
      { label: 1 },
      { label: "x".repeat(201) },
      { label: "a\u0000b" },
      { label: "\ud800" },
      { lable: "" },
      [],
    ])
      expect((await create(json)).status).toBe(400);
    const broken = new Request("http://design.test/api/v1/design/sessions", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{",
    });
    expect((await POST(broken)).status).toBe(400);
  });

  it("403: from a page of another origin with somebody's cookies", async () => {
    const { cookie } = await createPerson({ email: "victim@people.test" });
    expect((await create({}, { cookie, origin: "https://evil.test" })).status).toBe(403);
  });

  it("413: a body that is too large", async () => {
    expect((await create({ label: "x".repeat(20_000) })).status).toBe(413);
  });

  it("429: the twenty-first live session of an address, with the time until there is room", async () => {
    vi.stubEnv("TRUSTED_PROXY_HOPS", "1");
    resetEnv();
    const headers = { "x-forwarded-for": "192.0.2.20" };
    for (let count = 0; count < 20; count++) expect((await create({}, headers)).status).toBe(201);
    const refused = await create({}, headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(7000);
    expect((await refused.json()).error).toContain("20 live sessions");
    expect((await create({}, { "x-forwarded-for": "192.0.2.21" })).status).toBe(201);
    vi.unstubAllEnvs();
  });
});
