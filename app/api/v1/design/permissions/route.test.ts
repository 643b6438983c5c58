import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { getPermission } from "@/lib/api/design/get-permission";
import { type CreatedPerson, createPerson } from "@/lib/auth/test/create-person";
import { asService, closeDatabase, useDatabase } from "@/lib/data/database";
import { createShare, revokeShare } from "@/lib/data/shares";
import { testEngines } from "@/lib/data/test/test-engines";
import type { Caller } from "@/lib/http/caller";
import { GET, POST } from "./route";

const ADDRESS = "http://design.test/api/v1/design/permissions";

describe.each(testEngines.filter(({ available }) => available))("GET /permissions on $name", (engine) => {
  let owner: CreatedPerson;
  let guest: CreatedPerson;
  let stranger: CreatedPerson;
  let documentId: string;
  let token: string;
  let asOwner: Caller;

  const ask = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    GET(new Request(`${ADDRESS}?${new URLSearchParams(query)}`, { headers }));
  const roleOf = async (query: Record<string, string>, cookie?: string) => {
    const response = await ask(query, cookie ? { cookie } : {});
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const body = getPermission.replies[200].schema.parse(await response.json());
    return body.role;
  };

  beforeAll(async () => {
    useDatabase(await engine.open());
    owner = await createPerson({ email: "owner@people.test" });
    guest = await createPerson({ email: "guest@people.test" });
    stranger = await createPerson({ email: "stranger@people.test" });
    const values = { owner_id: owner.id, kind: "design", name: "Menu", content: "{}" } as const;
    documentId = await asService(
      async (tx) =>
        (await tx.insertInto("documents").values(values).returning("id").executeTakeFirstOrThrow()).id,
    );
    asOwner = { person: { ...owner, emailVerified: true, plan: "free", isAdmin: false } };
    await createShare(asOwner, { documentId, role: "viewer", email: guest.email });
    const link = await createShare(asOwner, { documentId, role: "editor", email: null });
    token = link.share.token ?? "";
  }, 120_000);
  beforeEach(() => {
    // A bucket of 600 a minute is for callers, not for this file.
    vi.stubEnv("RATE_LIMIT_FACTOR", "0");
  });
  afterAll(closeDatabase);

  it("200: each signed-in person has their own role, strangers have none", async () => {
    expect(await roleOf({ documentId }, owner.cookie)).toBe("owner");
    expect(await roleOf({ documentId }, guest.cookie)).toBe("viewer");
    expect(await roleOf({ documentId }, stranger.cookie)).toBeNull();
  });

  it("200: a token needs no sign-in, comes in the query or a header, and the better role counts", async () => {
    expect(await roleOf({ documentId, token })).toBe("editor");
    expect(await roleOf({ documentId, token }, guest.cookie)).toBe("editor");
    expect(await roleOf({ documentId, token }, owner.cookie)).toBe("owner");
    expect(await (await ask({ documentId }, { "X-Share-Token": token })).json()).toEqual({ role: "editor" });
  });

  it("200: null for a missing document, for what is no id, and for what is no token", async () => {
    for (const missing of [randomUUID(), "nonsense", "\u0000", "x".repeat(5000)]) {
      expect(await roleOf({ documentId: missing }, owner.cookie)).toBeNull();
      expect(await roleOf({ documentId: missing, token })).toBeNull();
    }
    for (const wrong of ["nonsense", `${token}A`, "\u0000", "ü'; --"]) {
      expect(await roleOf({ documentId, token: wrong })).toBeNull();
    }
  });

  it("200: null from the request after a revocation on", async () => {
    const { share } = await createShare(asOwner, { documentId, role: "viewer", email: null });
    expect(await roleOf({ documentId, token: share.token ?? "" })).toBe("viewer");
    await revokeShare(asOwner, share.id);
    expect(await roleOf({ documentId, token: share.token ?? "" })).toBeNull();
  });

  it.each([
    ["no cookie and no token", {}, ""],
    ["a garbage cookie", { cookie: "sb-affiche-auth-token=base64-garbage" }, ""],
    ["an empty token", {}, "&token="],
  ])("401: %s", async (_, headers, token) => {
    const url = `${ADDRESS}?documentId=${randomUUID()}${token}`;
    const response = await GET(new Request(url, { headers: headers as Record<string, string> }));
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: expect.stringContaining("Sign in") });
  });

  it.each(["", "?documentId=", "?token=abc", "?documentId=a&documentId=b"])("400: %s", async (query) => {
    const response = await GET(new Request(`${ADDRESS}${query}`, { headers: { cookie: owner.cookie } }));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringContaining("documentId") });
  });

  it("405: only GET is possible", async () => {
    expect((await POST(new Request(ADDRESS, { method: "POST" }))).status).toBe(405);
  });
});
