import { beforeEach, describe, expect, it, vi } from "vitest";
import { createSessionEndpoint } from "@/lib/api/design/create-session";
import { createPerson } from "@/lib/auth/test/create-person";
import { asService } from "@/lib/data/database";
import { storedDesign } from "@/lib/design/document/design-document";
import { sessions } from "@/lib/design/session/process-sessions";
import { callSession, setUpSessionRoutes } from "@/lib/design/session/test/route-sessions";
import { resetEnv } from "@/lib/env";
import { resetRateLimits } from "@/lib/http/rate-limit/limit-rate";
import { POST } from "./route";

const reply = createSessionEndpoint.replies[201].schema;

const create = (json?: unknown, headers: Record<string, string> = {}) =>
  callSession(POST, "POST", { headers, ...(json === undefined ? {} : { json }) });

const documentOf = async (id: string) =>
  asService((tx) => tx.selectFrom("documents").selectAll().where("id", "=", id).executeTakeFirstOrThrow());

const makeDocument = async (ownerId: string, kind: "design" | "poster" = "design") => {
  const values = { owner_id: ownerId, kind, name: "Kept", content: "{}" };
  const made = await asService((tx) =>
    tx.insertInto("documents").values(values).returning("id").executeTakeFirstOrThrow(),
  );
  return made.id;
};

/** Invites somebody who has an account with that address. */
const share = (documentId: string, ownerId: string, email: string, role: "editor" | "viewer") => {
  const given = { document_id: documentId, created_by: ownerId, email, role };
  return asService((tx) =>
    tx
      .insertInto("shares")
      .values({ ...given, kind: "invite" })
      .execute(),
  );
};

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

  it("201: over a document that its maker owns or may edit, which stays as it is", async () => {
    const owner = await createPerson({ email: "owner1@people.test" });
    const editor = await createPerson({ email: "editor2@people.test" });
    const documentId = await makeDocument(owner.id);
    await share(documentId, owner.id, "editor2@people.test", "editor");
    for (const { cookie } of [owner, editor]) {
      const response = await create({ documentId }, { cookie });
      expect(response.status).toBe(201);
      expect(reply.parse(await response.json())).toMatchObject({ documentId });
    }
    expect(await documentOf(documentId)).toMatchObject({ version: 1, name: "Kept", owner_id: owner.id });
  });

  it("409: over a document in the bin", async () => {
    const owner = await createPerson({ email: "binner@people.test" });
    const documentId = await makeDocument(owner.id);
    const deleted_at = new Date();
    await asService((tx) =>
      tx.updateTable("documents").set({ deleted_at }).where("id", "=", documentId).execute(),
    );
    expect((await create({ documentId }, { cookie: owner.cookie })).status).toBe(409);
  });

  it("401, 404, 403, 400: over a document, to those who may not, and over what is no design", async () => {
    const owner = await createPerson({ email: "owner3@people.test" });
    const viewer = await createPerson({ email: "viewer4@people.test" });
    const stranger = await createPerson({ email: "stranger5@people.test" });
    const documentId = await makeDocument(owner.id);
    await share(documentId, owner.id, "viewer4@people.test", "viewer");
    const statusFor = async (json: unknown, headers = {}) => (await create(json, headers)).status;
    expect(await statusFor({ documentId })).toBe(401);
    expect(await statusFor({ documentId }, { cookie: stranger.cookie })).toBe(404);
    expect(await statusFor({ documentId: "../x" }, { cookie: owner.cookie })).toBe(404);
    expect(await statusFor({ documentId }, { cookie: viewer.cookie })).toBe(403);
    const posterId = await makeDocument(owner.id, "poster");
    expect(await statusFor({ documentId: posterId }, { cookie: owner.cookie })).toBe(400);
  });

  it("ends when its maker may not edit the document any more", async () => {
    const owner = await createPerson({ email: "owner6@people.test" });
    const editor = await createPerson({ email: "editor7@people.test" });
    const documentId = await makeDocument(owner.id);
    await share(documentId, owner.id, "editor7@people.test", "editor");
    const begun = await create({ documentId }, { cookie: editor.cookie });
    const { sessionId } = reply.parse(await begun.json());
    await sessions().status(sessionId);
    await asService((tx) =>
      tx.updateTable("shares").set({ role: "viewer" }).where("document_id", "=", documentId).execute(),
    );
    await expect(sessions().status(sessionId)).rejects.toMatchObject({ code: "NOT_FOUND" });
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
