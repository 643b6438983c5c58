import { beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "../http/caller";
import { asService } from "./database";
import {
  BIN_DAYS,
  binDocument,
  purgeDeletedDocuments,
  purgeNowAndThen,
  removeDocument,
  restoreDocument,
} from "./document-bin";
import { createDocument, openDocument, saveDocument } from "./documents";
import { setUpPeople } from "./test/set-up-people";
import { testEngines } from "./test/test-engines";
import { makeLink, shareWith } from "./test/test-people";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = Date.UTC(2027, 0, 1, 12);
const now = () => NOON;
const missing = { code: "NOT_FOUND" };
const forbidden = { code: "FORBIDDEN" };

describe.each(testEngines.filter(({ available }) => available))("the bin on $name", (engine) => {
  const { owner, editor, viewer, stranger } = setUpPeople(engine);
  let link: Caller;
  let id: string;

  beforeEach(async () => {
    id = await make();
    await shareWith(editor, id, "editor");
    await shareWith(viewer, id, "viewer");
    link = (await makeLink(id, "editor")).caller;
  });

  const make = async () =>
    (await createDocument(owner.person, { name: "Binned", kind: "design", content: { a: 1 } }, now)).id;

  it("hides a document from everybody but its owner at once, and gives it back with its shares", async () => {
    await binDocument(owner, id, now);
    for (const caller of [editor, viewer, stranger, link]) {
      await expect(openDocument(caller, id)).rejects.toMatchObject(missing);
      await expect(saveDocument(caller, id, { version: 1, content: {} }, now)).rejects.toMatchObject(missing);
    }
    expect(await openDocument(owner, id)).toMatchObject({ deletedAt: new Date(NOON), content: { a: 1 } });
    await binDocument(owner, id, () => NOON + 1);
    expect(await openDocument(owner, id)).toMatchObject({ deletedAt: new Date(NOON) });
    expect(await restoreDocument(owner, id)).toMatchObject({
      deletedAt: null,
      version: 1,
      content: { a: 1 },
    });
    expect(await openDocument(link, id)).toMatchObject({ role: "editor" });
    expect(await openDocument(viewer, id)).toMatchObject({ role: "viewer" });
  });

  it("is the owner's alone", async () => {
    const attempts = [
      (caller: Caller) => binDocument(caller, id, now),
      (caller: Caller) => restoreDocument(caller, id),
      (caller: Caller) => removeDocument(caller, id),
    ];
    for (const attempt of attempts) {
      await expect(attempt(editor)).rejects.toMatchObject(forbidden);
      await expect(attempt(viewer)).rejects.toMatchObject(forbidden);
      await expect(attempt(stranger)).rejects.toMatchObject(missing);
    }
    await binDocument(owner, id, now);
    for (const attempt of attempts) await expect(attempt(editor)).rejects.toMatchObject(missing);
    expect(await openDocument(owner, id)).toMatchObject({ deletedAt: new Date(NOON) });
  });

  it("is the only place from which a document can be removed for ever", async () => {
    await expect(removeDocument(owner, id)).rejects.toMatchObject({ code: "CONFLICT" });
    await binDocument(owner, id, now);
    await removeDocument(owner, id);
    await expect(openDocument(owner, id)).rejects.toMatchObject(missing);
    await expect(restoreDocument(owner, id)).rejects.toMatchObject(missing);
    const left = await asService((tx) =>
      tx.selectFrom("shares").select("id").where("document_id", "=", id).execute(),
    );
    expect(left).toEqual([]);
  });

  it("is emptied of what has been in it for thirty days, and of nothing else", async () => {
    const [old, young] = [await make(), await make()];
    await binDocument(owner, old, now);
    await binDocument(owner, young, () => NOON + 1);
    expect(await purgeDeletedDocuments(() => NOON + BIN_DAYS * DAY_MS - 1)).toBe(0);
    expect(await purgeDeletedDocuments(() => NOON + BIN_DAYS * DAY_MS)).toBeGreaterThan(0);
    await expect(openDocument(owner, old)).rejects.toMatchObject(missing);
    expect((await openDocument(owner, young)).id).toBe(young);
    expect((await openDocument(owner, id)).id).toBe(id);
  });

  it("is emptied by the way at most once an hour", async () => {
    const isThere = async () =>
      (await asService((tx) => tx.selectFrom("documents").select("id").where("id", "=", id).execute()))
        .length === 1;
    await purgeNowAndThen(() => NOON + 60 * DAY_MS);
    await binDocument(owner, id, now);
    await purgeNowAndThen(() => NOON + 60 * DAY_MS + 59 * 60_000);
    expect(await isThere()).toBe(true);
    await purgeNowAndThen(() => NOON + 60 * DAY_MS + 60 * 60_000);
    expect(await isThere()).toBe(false);
    // A clock that is set back must not put it off for years.
    await purgeNowAndThen(now);
  });
});
