import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "../http/caller";
import { asCaller } from "./database";
import { binDocument } from "./document-bin";
import {
  CHECKPOINT_EVERY_MS,
  forgetVersion,
  KEPT_CHECKPOINTS,
  listVersions,
  nameCurrentVersion,
  openVersion,
  renameVersion,
  restoreVersion,
} from "./document-versions";
import { createDocument, openDocument, saveDocument } from "./documents";
import { setUpPeople } from "./test/set-up-people";
import { testEngines } from "./test/test-engines";
import { makeLink, shareWith } from "./test/test-people";

const ALL = { limit: 100, offset: 0 };
const missing = { code: "NOT_FOUND", publicMessage: expect.stringContaining("no document with this id") };
const noVersion = { code: "NOT_FOUND", publicMessage: expect.stringContaining("No version") };
const forbidden = { code: "FORBIDDEN" };

describe.each(testEngines.filter(({ available }) => available))(
  "versions of documents on $name",
  (engine) => {
    const { owner, editor, viewer, stranger } = setUpPeople(engine);
    let link: Caller;
    let id: string;
    let clock = Date.UTC(2027, 0, 1);
    const now = () => clock;

    beforeEach(async () => {
      ({ id } = await createDocument(
        owner.person,
        { name: "Kept", kind: "design", content: { at: 1 } },
        now,
      ));
      await shareWith(editor, id, "editor");
      await shareWith(viewer, id, "viewer");
      link = (await makeLink(id, "editor")).caller;
    });

    /** Saves on top of whatever is there; content says which version it became. */
    async function save(caller: Caller): Promise<number> {
      const { version } = await openDocument(caller, id);
      return (await saveDocument(caller, id, { version, content: { at: version + 1 } }, now)).version;
    }
    const kept = async () => (await listVersions(owner, id, ALL)).versions.map(({ version }) => version);

    it("are checkpoints, one in five minutes as long as the author stays", async () => {
      await save(owner);
      expect(await kept()).toEqual([1]);
      clock += CHECKPOINT_EVERY_MS - 1;
      await save(owner);
      expect(await kept()).toEqual([1]);
      clock += 2;
      await save(owner);
      // What was saved a moment ago is not yet five minutes old, so its author loses nothing by the next one.
      expect(await kept()).toEqual([3, 1]);
      clock += CHECKPOINT_EVERY_MS + 1;
      await save(owner);
      expect(await kept()).toEqual([4, 3, 1]);
      expect(await openVersion(owner, id, 3)).toMatchObject({ name: null, content: { at: 3 } });
    });

    it("are kept when the author changes, and signed by who saved them", async () => {
      await save(owner);
      await save(editor);
      await save(link);
      await save(owner);
      const { versions, total } = await listVersions(owner, id, ALL);
      expect(total).toBe(4);
      expect(versions.map(({ version, authorId }) => [version, authorId])).toEqual([
        [4, null],
        [3, editor.person.id],
        [2, owner.person.id],
        [1, owner.person.id],
      ]);
      expect(
        (await listVersions(editor, id, { limit: 2, offset: 1 })).versions.map((v) => v.version),
      ).toEqual([3, 2]);
    });

    it("are neither kept nor pruned by whoever may not save, whatever they call in the database", async () => {
      for (let round = 0; round < 3; round++) {
        clock += 2 * CHECKPOINT_EVERY_MS;
        await save(owner);
      }
      expect(await kept()).toEqual([3, 2, 1]);
      const viewerLink = (await makeLink(id, "viewer")).caller;
      const call = (caller: Caller) =>
        asCaller(caller, async (tx) => {
          await sql`select public.keep_checkpoint(${id}), public.prune_checkpoints(${id}, 1)`.execute(tx);
        });
      for (const caller of [viewer, stranger, viewerLink, { person: null }]) await call(caller);
      expect(await kept()).toEqual([3, 2, 1]);
      await call(editor);
      expect(await kept()).toEqual([4]);
    });

    it("stay fifty when automatic, for ever when named", async () => {
      await nameCurrentVersion(owner, id, "First", now);
      for (let round = 0; round < KEPT_CHECKPOINTS + 5; round++) {
        clock += 2 * CHECKPOINT_EVERY_MS;
        await save(owner);
      }
      const versions = await kept();
      expect(versions).toHaveLength(KEPT_CHECKPOINTS + 1);
      expect(versions[0]).toBe(KEPT_CHECKPOINTS + 5);
      expect(versions.at(-1)).toBe(1);
      expect(versions.at(-2)).toBe(6);
      const oldest = await restoreVersion(editor, id, 6, now);
      expect(oldest).toMatchObject({ content: { at: 6 }, version: KEPT_CHECKPOINTS + 7 });
    }, 60_000);

    it("are named by owners and editors, once more with another name", async () => {
      expect(await nameCurrentVersion(editor, id, "Draft", now)).toMatchObject({
        version: 1,
        name: "Draft",
        authorId: editor.person.id,
        createdAt: new Date(clock),
      });
      expect(await nameCurrentVersion(link, id, "Better", now)).toMatchObject({ version: 1, name: "Better" });
      await save(owner);
      expect(await openVersion(owner, id, 1)).toMatchObject({ name: "Better", content: { at: 1 } });
      expect(await renameVersion(link, id, 1, "Best")).toMatchObject({ name: "Best" });
      await expect(renameVersion(owner, id, 7, "x")).rejects.toMatchObject(noVersion);
      expect((await listVersions(owner, id, ALL)).total).toBe(1);
    });

    it("are restored as a new version, and what they replace is kept", async () => {
      await save(owner);
      const restored = await restoreVersion(link, id, 1, now);
      expect(restored).toMatchObject({ version: 3, content: { at: 1 }, role: "editor" });
      expect(await openVersion(owner, id, 2)).toMatchObject({ content: { at: 2 } });
      await expect(restoreVersion(owner, id, 99, now)).rejects.toMatchObject(noVersion);
      expect((await openDocument(owner, id)).version).toBe(3);
    });

    it("are forgotten by the owner alone", async () => {
      await save(owner);
      for (const caller of [editor, viewer])
        await expect(forgetVersion(caller, id, 1)).rejects.toMatchObject(forbidden);
      await expect(forgetVersion(stranger, id, 1)).rejects.toMatchObject(missing);
      await forgetVersion(owner, id, 1);
      await expect(forgetVersion(owner, id, 1)).rejects.toMatchObject(noVersion);
      expect(await kept()).toEqual([]);
    });

    it("are nothing for viewers, and not there for anybody else", async () => {
      await save(owner);
      const attempts = [
        (caller: Caller) => listVersions(caller, id, ALL),
        (caller: Caller) => openVersion(caller, id, 1),
        (caller: Caller) => nameCurrentVersion(caller, id, "x", now),
        (caller: Caller) => renameVersion(caller, id, 1, "x"),
        (caller: Caller) => restoreVersion(caller, id, 1, now),
      ];
      for (const attempt of attempts) {
        await expect(attempt(viewer)).rejects.toMatchObject(forbidden);
        await expect(attempt(stranger)).rejects.toMatchObject(missing);
        await expect(attempt({ person: null })).rejects.toMatchObject(missing);
      }
      await expect(openVersion(owner, id, 0)).rejects.toMatchObject(noVersion);
    });

    it("can be read, not changed, while the document is in the bin", async () => {
      await save(owner);
      await binDocument(owner, id, now);
      expect(await kept()).toEqual([1]);
      expect(await openVersion(owner, id, 1)).toMatchObject({ content: { at: 1 } });
      const inTheBin = { code: "CONFLICT", publicMessage: expect.stringContaining("in the bin") };
      await expect(nameCurrentVersion(owner, id, "x", now)).rejects.toMatchObject(inTheBin);
      await expect(renameVersion(owner, id, 1, "x")).rejects.toMatchObject(inTheBin);
      await expect(restoreVersion(owner, id, 1, now)).rejects.toMatchObject(inTheBin);
      await expect(forgetVersion(owner, id, 1)).rejects.toMatchObject(inTheBin);
      await expect(listVersions(editor, id, ALL)).rejects.toMatchObject(missing);
    });
  },
);
