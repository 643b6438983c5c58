import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Caller } from "../http/caller";
import { binDocument, restoreDocument } from "./document-bin";
import type { StoredDocument } from "./document-row";
import { createDocument, findDocumentKind, openDocument, renameDocument, saveDocument } from "./documents";
import { duplicateDocument, nameOfCopy } from "./duplicate-document";
import { setUpPeople } from "./test/set-up-people";
import { testEngines } from "./test/test-engines";
import { makeLink, shareWith } from "./test/test-people";

const NOON = Date.UTC(2027, 0, 1, 12);
const now = () => NOON;
const missing = { code: "NOT_FOUND", publicMessage: expect.stringContaining("no document with this id") };
const forbidden = { code: "FORBIDDEN" };

describe.each(testEngines.filter(({ available }) => available))("documents on $name", (engine) => {
  const { owner, editor, viewer, stranger } = setUpPeople(engine);
  const anonymous: Caller = { person: null };

  const make = (content = {}, name = "A document") =>
    createDocument(owner.person, { name, kind: "design", content }, now);

  /** A document that the editor and the viewer have been let into. */
  async function makeShared(content = {}): Promise<StoredDocument> {
    const document = await make(content);
    await shareWith(editor, document.id, "editor");
    await shareWith(viewer, document.id, "viewer");
    return document;
  }

  it("are made at version 1 with their owner's role", async () => {
    const made = await make({ b: 1, a: 2 });
    expect(made).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      name: "A document",
      kind: "design",
      version: 1,
      role: "owner",
      ownerId: owner.person.id,
      createdAt: new Date(NOON),
      updatedAt: new Date(NOON),
      deletedAt: null,
      thumbnailVersion: null,
      content: { b: 1, a: 2 },
    });
    expect(await openDocument(owner, made.id)).toEqual(made);
  });

  it("give their content back exactly, whatever JSON can say", async () => {
    const { id } = await make();
    let version = 1;
    const text = fc.string({
      unit: fc.oneof(fc.constantFrom("\0", "\ud800", "\udc00", "__proto__", "é"), fc.string()),
    });
    const content = fc.dictionary(text, fc.jsonValue({ stringUnit: "binary" }));
    await fc.assert(
      fc.asyncProperty(content, async (given) => {
        const wanted = JSON.stringify(given);
        const saved = await saveDocument(owner, id, { version, content: JSON.parse(wanted) }, now);
        version = saved.version;
        expect(JSON.stringify((await openDocument(owner, id)).content)).toBe(wanted);
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it("are opened by owner, editor, viewer and holders of a link, each with their role, and by nobody else", async () => {
    const { id } = await makeShared();
    const asEditor = await makeLink(id, "editor");
    const asViewer = await makeLink(id, "viewer");
    const roleOf = async (caller: Caller) => (await openDocument(caller, id)).role;
    expect(await roleOf(owner)).toBe("owner");
    expect(await roleOf(editor)).toBe("editor");
    expect(await roleOf(viewer)).toBe("viewer");
    expect(await roleOf(asEditor.caller)).toBe("editor");
    expect(await roleOf(asViewer.caller)).toBe("viewer");
    expect(await roleOf({ ...stranger, shareTokenHash: asViewer.caller.shareTokenHash })).toBe("viewer");
    expect(await roleOf({ ...viewer, shareTokenHash: asEditor.caller.shareTokenHash })).toBe("editor");
    await expect(openDocument(stranger, id)).rejects.toMatchObject(missing);
    await expect(openDocument(anonymous, id)).rejects.toMatchObject(missing);
    await expect(openDocument({ ...anonymous, shareTokenHash: "00".repeat(32) }, id)).rejects.toMatchObject(
      missing,
    );
  });

  it.each(["", "x", "1", "../etc", "\0", "é".repeat(50), randomUUID(), `${randomUUID()} `])(
    "are missing in the same words for the id %j",
    async (id) => {
      const attempts = [
        () => openDocument(owner, id),
        () => findDocumentKind(owner, id),
        () => saveDocument(owner, id, { version: 1, content: {} }, now),
        () => renameDocument(owner, id, "x"),
        () => duplicateDocument(owner, id, now),
      ];
      for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(missing);
    },
  );

  describe("saving", () => {
    it("is for owners and editors, with or without an account", async () => {
      const { id } = await makeShared();
      const link = await makeLink(id, "editor");
      let version = 1;
      for (const caller of [owner, editor, link.caller]) {
        const at = NOON + version;
        const saved = await saveDocument(caller, id, { version, content: { version } }, () => at);
        expect(saved).toMatchObject({ version: version + 1, updatedAt: new Date(at), content: { version } });
        version = saved.version;
      }
      expect((await openDocument(viewer, id)).content).toEqual({ version: 3 });
    });

    it("refuses viewers, who may see it, with 403, and everybody else with 404", async () => {
      const { id } = await makeShared({ kept: true });
      const link = await makeLink(id, "viewer");
      const save = { version: 1, content: { lost: true } };
      await expect(saveDocument(viewer, id, save, now)).rejects.toMatchObject(forbidden);
      await expect(saveDocument(link.caller, id, save, now)).rejects.toMatchObject(forbidden);
      await expect(saveDocument(stranger, id, save, now)).rejects.toMatchObject(missing);
      await expect(saveDocument(anonymous, id, save, now)).rejects.toMatchObject(missing);
      expect(await openDocument(owner, id)).toMatchObject({ version: 1, content: { kept: true } });
    });

    it("tells the loser of a race the stored version, and overwrites nothing", async () => {
      const { id } = await makeShared();
      await saveDocument(editor, id, { version: 1, content: { by: "editor" } }, now);
      const late = saveDocument(owner, id, { version: 1, content: { by: "owner" } }, now);
      await expect(late).rejects.toMatchObject({ code: "CONFLICT", options: { extras: { version: 2 } } });
      await expect(saveDocument(owner, id, { version: 9, content: {} }, now)).rejects.toMatchObject({
        code: "CONFLICT",
        options: { extras: { version: 2 } },
      });
      expect((await openDocument(owner, id)).content).toEqual({ by: "editor" });
    });

    it("of two hundred with one version lets one through and tells the others", async () => {
      const { id } = await make();
      const attempts = Array.from({ length: 200 }, (_, by) =>
        saveDocument(owner, id, { version: 1, content: { by } }, now),
      );
      const results = await Promise.allSettled(attempts);
      const [winner, ...more] = results.flatMap((result) =>
        result.status === "fulfilled" ? [result.value] : [],
      );
      expect(more).toEqual([]);
      for (const result of results) {
        if (result.status === "rejected")
          expect(result.reason).toMatchObject({ code: "CONFLICT", options: { extras: { version: 2 } } });
      }
      expect(await openDocument(owner, id)).toMatchObject({ version: 2, content: winner?.content });
    }, 60_000);

    it("by two hundred who try again when they lose keeps what each of them brought", async () => {
      const { id } = await make({ by: [] });
      const names = Array.from({ length: 200 }, (_, index) => index);
      const bringIn = async (name: number): Promise<void> => {
        const { version, content } = await openDocument(owner, id);
        const by = [...(content.by as number[]), name];
        await saveDocument(owner, id, { version, content: { by } }, now).catch((error: unknown) => {
          if ((error as { code?: string }).code !== "CONFLICT") throw error;
          return bringIn(name);
        });
      };
      // As many at once as a server has under way; each waits its turn as a connection would.
      const waiting = [...names];
      const client = async () => {
        for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await bringIn(name);
      };
      await Promise.all(Array.from({ length: 8 }, client));
      const { version, content } = await openDocument(owner, id);
      expect([...(content.by as number[])].sort((a, b) => a - b)).toEqual(names);
      expect(version).toBe(201);
    }, 120_000);

    it("is refused while the document is in the bin", async () => {
      const { id } = await make();
      await binDocument(owner, id, now);
      await expect(saveDocument(owner, id, { version: 1, content: {} }, now)).rejects.toMatchObject({
        code: "CONFLICT",
        publicMessage: expect.stringContaining("in the bin"),
      });
      await restoreDocument(owner, id);
      expect((await saveDocument(owner, id, { version: 1, content: {} }, now)).version).toBe(2);
    });
  });

  it("are renamed by their owner alone, and keep version and time", async () => {
    const { id } = await makeShared();
    for (const caller of [editor, viewer])
      await expect(renameDocument(caller, id, "A document")).rejects.toMatchObject(forbidden);
    await expect(renameDocument(stranger, id, "x")).rejects.toMatchObject(missing);
    const renamed = await renameDocument(owner, id, "Plakat für Größe 👩‍👩‍👧");
    expect(renamed).toMatchObject({ name: "Plakat für Größe 👩‍👩‍👧", version: 1, updatedAt: new Date(NOON) });
    await binDocument(owner, id, now);
    await expect(renameDocument(owner, id, "x")).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("are copied by whoever may see them, as their own", async () => {
    const { id } = await makeShared({ z: 1, a: "\ud800\0" });
    const link = await makeLink(id, "viewer");
    const later = () => NOON + 5;
    const copy = await duplicateDocument(viewer, id, later);
    expect(copy).toMatchObject({
      name: "Copy of A document",
      role: "owner",
      ownerId: viewer.person.id,
      version: 1,
      createdAt: new Date(NOON + 5),
      content: { z: 1, a: "\ud800\0" },
    });
    expect(copy.id).not.toBe(id);
    await expect(openDocument(owner, copy.id)).rejects.toMatchObject(missing);
    const byLink = { ...stranger, shareTokenHash: link.caller.shareTokenHash };
    expect(await duplicateDocument(byLink, id, later)).toMatchObject({ ownerId: stranger.person.id });
    await expect(duplicateDocument(stranger, id, later)).rejects.toMatchObject(missing);
  });
});

describe("the name of a copy", () => {
  it("is cut between characters, never inside one", () => {
    expect(nameOfCopy("A")).toBe("Copy of A");
    const family = "👩‍👩‍👧";
    const name = nameOfCopy(family.repeat(25));
    expect(name.length).toBeLessThanOrEqual(200);
    expect(name.replaceAll(family, "")).toBe("Copy of ");
    expect(nameOfCopy("x".repeat(200))).toHaveLength(200);
  });
});
