import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { createShare } from "@/lib/api/design/create-share";
import { deleteShare } from "@/lib/api/design/delete-share";
import { listShares } from "@/lib/api/design/list-shares";
import { updateShare } from "@/lib/api/design/update-share";
import { emptyMailbox, keptMails } from "@/lib/auth/mail/mailbox";
import { type CreatedPerson, createPerson } from "@/lib/auth/test/create-person";
import { asService, closeDatabase, useDatabase } from "@/lib/data/database";
import { testEngines } from "@/lib/data/test/test-engines";
import { resetEnv } from "@/lib/env";
import { DELETE, GET, PATCH, POST, PUT } from "./route";

const ADDRESS = "http://design.test/api/v1/design/shares";
type Share = z.output<(typeof createShare.replies)[201]["schema"]>["share"];

describe.each(testEngines.filter(({ available }) => available))("shares on $name", (engine) => {
  let owner: CreatedPerson;
  let editor: CreatedPerson;
  let viewer: CreatedPerson;
  let stranger: CreatedPerson;
  let documentId: string;

  const send = (handler: typeof GET, method: string, query: string, body: unknown, cookie?: string) => {
    const headers: Record<string, string> = cookie ? { cookie } : {};
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    if (body !== undefined) headers["content-type"] = "application/json";
    return handler(new Request(`${ADDRESS}${query}`, { method, headers, ...json }));
  };
  const post = (body: unknown, cookie?: string) => send(POST, "POST", "", body, cookie);
  const list = (id: string, cookie?: string) => send(GET, "GET", `?documentId=${id}`, undefined, cookie);
  const patch = (body: unknown, cookie?: string) => send(PATCH, "PATCH", "", body, cookie);
  const revoke = (id: string, cookie?: string) => send(DELETE, "DELETE", `?shareId=${id}`, undefined, cookie);

  const made = async (fields: object): Promise<Share> => {
    const response = await post({ documentId, role: "viewer", ...fields }, owner.cookie);
    expect(response.status).toBe(201);
    return createShare.replies[201].schema.parse(await response.json()).share;
  };
  const expectError = async (response: Response, status: number, words: string) => {
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ error: expect.stringContaining(words) });
  };

  beforeAll(async () => {
    useDatabase(await engine.open());
    owner = await createPerson({ email: "owner@people.test" });
    editor = await createPerson({ email: "editor@people.test" });
    viewer = await createPerson({ email: "viewer@people.test" });
    stranger = await createPerson({ email: "stranger@people.test" });
  }, 120_000);
  beforeEach(async () => {
    vi.unstubAllEnvs();
    // A bucket of 120 a minute is for callers, not for this file.
    vi.stubEnv("RATE_LIMIT_FACTOR", "0");
    resetEnv();
    const values = { owner_id: owner.id, kind: "design", name: "Menu", content: "{}" } as const;
    documentId = await asService(
      async (tx) =>
        (await tx.insertInto("documents").values(values).returning("id").executeTakeFirstOrThrow()).id,
    );
  });
  afterAll(closeDatabase);

  describe("POST /shares", () => {
    it("201: an invite, its address trimmed and in lower case, without a token", async () => {
      const share = await made({ role: "editor", email: "  New.Person@People.TEST " });
      expect(share).toEqual({
        id: expect.any(String),
        document_id: documentId,
        role: "editor",
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        email: "new.person@people.test",
      });
      expect(await made({ email: viewer.email })).toMatchObject({ shared_with: viewer.id });
    });

    it("201: the invited gets a mail that leads to the document; a link is mailed to nobody", async () => {
      emptyMailbox();
      await made({ email: "new@people.test" });
      await made({ type: "link" });
      await vi.waitFor(() => expect(keptMails()).toHaveLength(1));
      expect(keptMails()[0]).toMatchObject({
        to: "new@people.test",
        subject: "owner@people.test shares “Menu” with you",
        text: expect.stringContaining(`http://design.test/design?document=${documentId}`),
      });
    });

    it("201: a mail server that does not answer is nothing to the sharer", async () => {
      vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:9");
      const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
      resetEnv();
      await made({ email: "unreachable@people.test" });
      await vi.waitFor(() => expect(logged).toHaveBeenCalled());
      logged.mockRestore();
    });

    it("201: a link, with its token and without an address", async () => {
      const share = await made({ type: "link" });
      expect(Object.keys(share).sort()).toEqual(["created_at", "document_id", "id", "role", "share_token"]);
      expect(share.share_token).toMatch(/^[A-Za-z0-9_-]{43}$/);
      const other = await made({ type: "link", role: "editor" });
      expect(other.share_token).not.toBe(share.share_token);
    });

    it.each([
      ["neither address nor link", {}, "email: give either"],
      ["both", { email: "a@people.test", type: "link" }, "email: give either"],
      ["another type", { type: "invite" }, "type"],
      ["what is no address", { email: "anna" }, "email: must be an e-mail address"],
      ["two addresses", { email: "a@people.test,b@people.test" }, "email: must be an e-mail address"],
      ["a line break in the address", { email: "a@people.test\r\nBcc: b@people.test" }, "email: must be"],
      [
        "an address that is too long",
        { email: `${"a".repeat(250)}@people.test` },
        "email: must have at most 254",
      ],
      ["an address of another type", { email: 5 }, "email: must be a string"],
      ["one's own address", { email: "OWNER@people.test" }, "email: is your own address"],
      ["a role that cannot be given", { type: "link", role: "owner" }, "role: must be one of viewer, editor"],
      ["no role", { type: "link", role: undefined }, "role"],
      ["no document", { type: "link", documentId: undefined }, "documentId"],
    ])("400: %s", async (_, fields, words) => {
      await expectError(await post({ documentId, role: "viewer", ...fields }, owner.cookie), 400, words);
    });

    it("400: what is no JSON, and JSON that is no object", async () => {
      const headers = { cookie: owner.cookie, "content-type": "application/json" };
      const raw = (body: string, type = "application/json") =>
        POST(new Request(ADDRESS, { method: "POST", headers: { ...headers, "content-type": type }, body }));
      expect((await raw("{")).status).toBe(400);
      expect((await raw("[]")).status).toBe(400);
      expect((await raw("documentId=a", "application/x-www-form-urlencoded")).status).toBe(400);
    });

    it("413: more than a share needs", async () => {
      const response = await post(
        { documentId, role: "viewer", type: "link", x: "x".repeat(17_000) },
        owner.cookie,
      );
      expect(response.status).toBe(413);
    });

    it("401: nobody, though they hold a link", async () => {
      const { share_token } = await made({ type: "link", role: "editor" });
      const body = { documentId, role: "viewer", type: "link" };
      await expectError(await post(body), 401, "Sign in");
      await expectError(await send(POST, "POST", `?token=${share_token}`, body), 401, "Sign in");
    });

    it("403: who sees the document and does not own it; a page of another site", async () => {
      await made({ email: editor.email, role: "editor" });
      await made({ email: viewer.email });
      for (const { cookie } of [editor, viewer]) {
        const body = { documentId, role: "viewer", email: "friend@people.test" };
        await expectError(await post(body, cookie), 403, "Only the owner");
      }
      const foreign = new Request(ADDRESS, {
        method: "POST",
        headers: { cookie: owner.cookie, "content-type": "application/json", origin: "https://evil.test" },
        body: JSON.stringify({ documentId, role: "editor", email: "thief@evil.test" }),
      });
      await expectError(await POST(foreign), 403, "this service's own pages");
    });

    it("404: a document that is missing, and the same words for one that is somebody else's", async () => {
      const body = { role: "viewer", type: "link" };
      const missing = await post({ ...body, documentId: randomUUID() }, owner.cookie);
      const hidden = await post({ ...body, documentId }, stranger.cookie);
      expect([missing.status, hidden.status]).toEqual([404, 404]);
      expect(await hidden.json()).toEqual(await missing.json());
      await expectError(await post({ ...body, documentId: "nonsense" }, owner.cookie), 404, "documentId");
    });

    it("409: an address that is invited already, a second link of a role", async () => {
      await made({ email: "twice@people.test" });
      const again = { documentId, role: "editor", email: "Twice@People.test " };
      await expectError(await post(again, owner.cookie), 409, "twice@people.test is invited");
      await made({ type: "link" });
      await expectError(
        await post({ documentId, role: "viewer", type: "link" }, owner.cookie),
        409,
        "revoke",
      );
    });
  });

  describe("GET /shares", () => {
    it("200: everything that is shared, oldest first, for the owner", async () => {
      const shares = [
        await made({ email: viewer.email }),
        await made({ type: "link" }),
        await made({ email: "later@people.test", role: "editor" }),
      ];
      const response = await list(documentId, owner.cookie);
      expect(response.status).toBe(200);
      expect(listShares.replies[200].schema.parse(await response.json())).toEqual({ shares });
    });

    it("200: a link sealed under another key has a hint instead of its token", async () => {
      const { share_token, ...rest } = await made({ type: "link" });
      await asService((tx) =>
        tx
          .updateTable("shares")
          .set({ token_sealed: "c2VhbGVkIGVsc2V3aGVyZSBieSBhbm90aGVyIGtleQ" })
          .execute(),
      );
      const body = await (await list(documentId, owner.cookie)).json();
      expect(body).toEqual({ shares: [{ ...rest, hint: expect.stringContaining("SECRET_KEY") }] });
    });

    it("400: no document named", async () => {
      await expectError(await send(GET, "GET", "", undefined, owner.cookie), 400, "documentId");
    });

    it("401: nobody", async () => expectError(await list(documentId), 401, "Sign in"));

    it("403: who sees the document and does not own it", async () => {
      await made({ email: viewer.email });
      await expectError(await list(documentId, viewer.cookie), 403, "Only the owner");
    });

    it("404: missing, hidden, and what is no id", async () => {
      await expectError(await list(randomUUID(), owner.cookie), 404, "documentId");
      await expectError(await list(documentId, stranger.cookie), 404, "documentId");
      await expectError(await list("nonsense", owner.cookie), 404, "documentId");
    });
  });

  describe("PATCH /shares", () => {
    it("200: changes the role", async () => {
      const { id } = await made({ type: "link" });
      const response = await patch({ shareId: id, role: "editor" }, owner.cookie);
      expect(response.status).toBe(200);
      expect(updateShare.replies[200].schema.parse(await response.json())).toEqual({ success: true });
      expect(await (await list(documentId, owner.cookie)).json()).toMatchObject({
        shares: [{ id, role: "editor" }],
      });
      // The role it has already is no conflict with itself.
      expect((await patch({ shareId: id, role: "editor" }, owner.cookie)).status).toBe(200);
    });

    it.each([
      ["no share", { role: "editor" }, "shareId"],
      ["no role", { shareId: randomUUID() }, "role"],
      ["a role that cannot be given", { shareId: randomUUID(), role: "owner" }, "role: must be one of"],
    ])("400: %s", async (_, body, words) => expectError(await patch(body, owner.cookie), 400, words));

    it("401: nobody", async () => {
      const { id } = await made({ type: "link" });
      await expectError(await patch({ shareId: id, role: "editor" }), 401, "Sign in");
    });

    it("403: the invited does not promote themselves", async () => {
      const { id } = await made({ email: viewer.email });
      await expectError(await patch({ shareId: id, role: "editor" }, viewer.cookie), 403, "Only the owner");
    });

    it("404: missing, hidden, and what is no id", async () => {
      const { id } = await made({ type: "link" });
      await expectError(await patch({ shareId: randomUUID(), role: "editor" }, owner.cookie), 404, "shareId");
      await expectError(await patch({ shareId: id, role: "editor" }, stranger.cookie), 404, "shareId");
      await expectError(await patch({ shareId: "nonsense", role: "editor" }, owner.cookie), 404, "shareId");
    });

    it("409: another link has that role", async () => {
      const { id } = await made({ type: "link" });
      await made({ type: "link", role: "editor" });
      await expectError(await patch({ shareId: id, role: "editor" }, owner.cookie), 409, "revoke");
    });
  });

  describe("DELETE /shares", () => {
    it("200: revokes", async () => {
      const { id } = await made({ type: "link" });
      const response = await revoke(id, owner.cookie);
      expect(response.status).toBe(200);
      expect(deleteShare.replies[200].schema.parse(await response.json())).toEqual({ success: true });
      expect(await (await list(documentId, owner.cookie)).json()).toEqual({ shares: [] });
      await expectError(await revoke(id, owner.cookie), 404, "shareId");
    });

    it("400: no share named", async () => {
      await expectError(await send(DELETE, "DELETE", "", undefined, owner.cookie), 400, "shareId");
    });

    it("401: nobody", async () => {
      const { id } = await made({ type: "link" });
      await expectError(await revoke(id), 401, "Sign in");
    });

    it("403: who sees the document and does not own it", async () => {
      const { id } = await made({ type: "link" });
      await made({ email: editor.email, role: "editor" });
      await expectError(await revoke(id, editor.cookie), 403, "Only the owner");
    });

    it("404: missing, hidden, and what is no id", async () => {
      const { id } = await made({ type: "link" });
      await expectError(await revoke(randomUUID(), owner.cookie), 404, "shareId");
      await expectError(await revoke(id, stranger.cookie), 404, "shareId");
      await expectError(await revoke("nonsense", owner.cookie), 404, "shareId");
    });
  });

  it("405: PUT is not possible", async () => {
    expect((await send(PUT, "PUT", "", {}, owner.cookie)).status).toBe(405);
  });
});
