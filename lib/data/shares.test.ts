import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { resetEnv } from "../env";
import { ANONYMOUS, type Caller, type Person } from "../http/caller";
import { asCaller, asService, closeDatabase, useDatabase } from "./database";
import { findDocumentRole } from "./document-role";
import { followPerson } from "./profiles";
import { hashShareToken } from "./share-token";
import { changeShareRole, createShare, listShares, revokeShare, type ShareRequest } from "./shares";
import { testEngines } from "./test/test-engines";

const newPerson = (name: string, emailVerified = true): Person => ({
  id: randomUUID(),
  email: `${name}-${randomUUID().slice(0, 8)}@people.test`,
  emailVerified,
  plan: "free",
  isAdmin: false,
});
const as = (person: Person): Caller => ({ person });
const withToken = (token: string | null): Caller => ({
  person: null,
  shareTokenHash: hashShareToken(token ?? ""),
});
const signIn = async (name: string, emailVerified?: boolean): Promise<Person> => {
  const person = newPerson(name, emailVerified);
  await followPerson(person);
  return person;
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "no error",
    (error: unknown) => (error as { code?: unknown }).code,
  );

describe.each(testEngines.filter(({ available }) => available))("shares on $name", (engine) => {
  let owner: Person;
  let stranger: Person;
  let documentId: string;

  const newDocument = (of: Person) =>
    asCaller(as(of), async (tx) => {
      const values = { owner_id: of.id, kind: "design", name: "Menu", content: "{}" } as const;
      return (await tx.insertInto("documents").values(values).returning("id").executeTakeFirstOrThrow()).id;
    });
  const share = async (request: Partial<ShareRequest>) =>
    (await createShare(as(owner), { documentId, role: "viewer", email: null, ...request })).share;
  const roleOf = (caller: Caller) => findDocumentRole(caller, documentId);

  beforeAll(async () => {
    useDatabase(await engine.open());
    owner = await signIn("owner");
    stranger = await signIn("stranger");
    documentId = await newDocument(owner);
  }, 120_000);
  afterEach(async () => {
    vi.unstubAllEnvs();
    resetEnv();
    await asService((tx) => tx.deleteFrom("shares").execute());
    await asService((tx) => tx.updateTable("documents").set({ deleted_at: null }).execute());
  });
  afterAll(closeDatabase);

  it("an invite gives its role to whoever has the verified address already", async () => {
    const guest = await signIn("guest");
    const made = await createShare(as(owner), { documentId, role: "editor", email: guest.email });
    expect(made).toMatchObject({
      share: {
        documentId,
        kind: "invite",
        role: "editor",
        email: guest.email,
        sharedWith: guest.id,
        token: null,
      },
      document: { id: documentId, name: "Menu", kind: "design" },
    });
    expect(await roleOf(as(guest))).toBe("editor");
    expect(await roleOf(as(stranger))).toBeNull();
    expect(await roleOf(ANONYMOUS)).toBeNull();
  });

  it("an invite made before sign-up waits for its address", async () => {
    const guest = newPerson("later");
    expect(await share({ email: guest.email })).toMatchObject({ sharedWith: null });
    expect(await roleOf(as(guest))).toBeNull();
    await followPerson(guest);
    expect(await roleOf(as(guest))).toBe("viewer");
    expect(await listShares(as(owner), documentId)).toMatchObject([{ sharedWith: guest.id }]);
  });

  it("an address that is not verified gets nothing, before and after", async () => {
    const claimant = await signIn("claimant", false);
    expect(await share({ email: claimant.email })).toMatchObject({ sharedWith: null });
    expect(await roleOf(as(claimant))).toBeNull();
    await followPerson({ ...claimant, emailVerified: true });
    expect(await roleOf(as(claimant))).toBe("viewer");
  });

  it("somebody who changes their address keeps what is bound, and the address's next owner does not get it", async () => {
    const guest = await signIn("mover");
    await share({ email: guest.email });
    await followPerson({ ...guest, email: `moved-${guest.email}` });
    expect(await roleOf(as(guest))).toBe("viewer");
    const heir = { ...newPerson("heir"), email: guest.email };
    await followPerson(heir);
    expect(await roleOf(as(heir))).toBeNull();
  });

  it("a link works for anybody who presents its token, and only while it is there", async () => {
    const { token, id } = await share({ role: "viewer" });
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await roleOf(withToken(token))).toBe("viewer");
    expect(await roleOf({ ...as(stranger), shareTokenHash: hashShareToken(token ?? "") })).toBe("viewer");
    for (const wrong of ["", "a", token?.slice(1) ?? "", `${token}A`, "\u0000'; --"]) {
      expect(await roleOf(withToken(wrong)), wrong).toBeNull();
    }
    await revokeShare(as(owner), id);
    expect(await roleOf(withToken(token))).toBeNull();
  });

  it("the better of a person's and a token's role counts", async () => {
    const guest = await signIn("both");
    await share({ email: guest.email });
    const { token } = await share({ role: "editor" });
    const shareTokenHash = hashShareToken(token ?? "");
    expect(await roleOf({ ...as(guest), shareTokenHash })).toBe("editor");
    expect(await roleOf({ ...as(owner), shareTokenHash })).toBe("owner");
  });

  it("tokens are in the database as a hash and sealed, never as they are", async () => {
    const { token } = await share({});
    const { rows } = await asService((tx) =>
      sql<{
        row: string;
        hash: Buffer;
      }>`select s::text as row, token_hash as hash from public.shares s`.execute(tx),
    );
    expect(rows[0]?.row).not.toContain(token);
    expect(rows[0]?.hash.toString("hex")).toBe(hashShareToken(token ?? ""));
  });

  it("a token sealed under another key is listed without it, and still works", async () => {
    const { token, id } = await share({});
    vi.stubEnv("SECRET_KEY", "another key of thirty-two letters or more");
    resetEnv();
    expect(await listShares(as(owner), documentId)).toMatchObject([{ id, kind: "link", token: null }]);
    expect(await roleOf(withToken(token))).toBe("viewer");
  });

  it("lists what there is, oldest first, tokens readable", async () => {
    const invite = await share({ email: "anna@people.test" });
    const link = await share({ role: "editor" });
    expect(await listShares(as(owner), documentId)).toEqual([invite, link]);
  });

  it("a changed role and a revocation count from the next request on", async () => {
    const guest = await signIn("changing");
    const { id } = await share({ email: guest.email });
    await changeShareRole(as(owner), id, "editor");
    expect(await roleOf(as(guest))).toBe("editor");
    await changeShareRole(as(owner), id, "viewer");
    expect(await roleOf(as(guest))).toBe("viewer");
    await revokeShare(as(owner), id);
    expect(await roleOf(as(guest))).toBeNull();
  });

  it("a binned document is there for its owner alone", async () => {
    const guest = await signIn("binned");
    await share({ email: guest.email });
    const { token } = await share({});
    await asService((tx) => tx.updateTable("documents").set({ deleted_at: new Date() }).execute());
    expect(await roleOf(as(guest))).toBeNull();
    expect(await roleOf(withToken(token))).toBeNull();
    expect(await roleOf(as(owner))).toBe("owner");
  });

  it("CONFLICT: the same address twice, a second link of a role, a role that another link has", async () => {
    await share({ email: "twice@people.test" });
    expect(await codeOf(share({ email: "twice@people.test", role: "editor" }))).toBe("CONFLICT");
    const { id } = await share({ role: "viewer" });
    expect(await codeOf(share({ role: "viewer" }))).toBe("CONFLICT");
    await share({ role: "editor" });
    expect(await codeOf(changeShareRole(as(owner), id, "editor"))).toBe("CONFLICT");
    expect(await listShares(as(owner), documentId)).toHaveLength(3);
  });

  it("ten invites of one address at once: one is made, the others are conflicts", async () => {
    const codes = await Promise.all(
      Array.from({ length: 10 }, () => codeOf(share({ email: "racing@people.test" }))),
    );
    expect(codes.sort()).toEqual([...Array(9).fill("CONFLICT"), "no error"]);
  });

  it("INVALID_REQUEST: one's own address", async () => {
    expect(await codeOf(share({ email: owner.email }))).toBe("INVALID_REQUEST");
  });

  it("others are refused everything: FORBIDDEN where they see the document, NOT_FOUND where not", async () => {
    const viewer = await signIn("viewer");
    const editor = await signIn("editor");
    const invite = await share({ email: viewer.email });
    await share({ email: editor.email, role: "editor" });
    const link = await share({});
    const callers: [string, Caller, string][] = [
      ["viewer", as(viewer), "FORBIDDEN"],
      ["editor", as(editor), "FORBIDDEN"],
      ["stranger", as(stranger), "NOT_FOUND"],
      [
        "stranger with a token",
        { ...as(stranger), shareTokenHash: hashShareToken(link.token ?? "") },
        "FORBIDDEN",
      ],
    ];
    for (const [name, caller, code] of callers) {
      const request = { documentId, role: "viewer", email: "new@people.test" } as const;
      expect(await codeOf(createShare(caller, request)), name).toBe(code);
      expect(await codeOf(listShares(caller, documentId)), name).toBe(code);
      for (const { id } of [invite, link]) {
        expect(await codeOf(changeShareRole(caller, id, "editor")), name).toBe(code);
        expect(await codeOf(revokeShare(caller, id)), name).toBe(code);
      }
    }
    expect(await listShares(as(owner), documentId)).toHaveLength(3);
  });

  it("NOT_FOUND: what is missing, gone or no id at all", async () => {
    const { id } = await share({});
    await revokeShare(as(owner), id);
    for (const shareId of [id, randomUUID(), "nonsense", ""]) {
      expect(await codeOf(revokeShare(as(owner), shareId)), shareId).toBe("NOT_FOUND");
      expect(await codeOf(changeShareRole(as(owner), shareId, "editor")), shareId).toBe("NOT_FOUND");
    }
    for (const missing of [randomUUID(), "nonsense", "\u0000"]) {
      expect(await codeOf(listShares(as(owner), missing))).toBe("NOT_FOUND");
      expect(await codeOf(createShare(as(owner), { documentId: missing, role: "viewer", email: null }))).toBe(
        "NOT_FOUND",
      );
      expect(await findDocumentRole(as(owner), missing)).toBeNull();
    }
  });
});
