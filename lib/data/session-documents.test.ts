import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asService, closeDatabase, useDatabase } from "./database";
import {
  createSessionDocument,
  openSessionDocument,
  removeAbandonedDocuments,
  removeSessionDocument,
  saveSessionDocument,
} from "./session-documents";
import { testEngines } from "./test/test-engines";
import { makePerson } from "./test/test-people";

const DAY_MS = 86_400_000;
const NOW = Date.now();

describe.each(testEngines.filter(({ available }) => available))(
  "documents of sessions on $name",
  (engine) => {
    beforeAll(async () => {
      useDatabase(await engine.open());
    }, 120_000);
    afterAll(closeDatabase, 60_000);

    const make = (ownerId: string | null = null, atMs = NOW) =>
      createSessionDocument(ownerId, "Untitled", { artboards: [] }, () => atMs);
    const isThere = (id: string) =>
      openSessionDocument(id).then(
        () => true,
        () => false,
      );

    it("are removed when no session came about, but not once they were saved", async () => {
      const [unused, saved] = [await make(), await make()];
      await saveSessionDocument(saved, null, { version: 1, content: { a: 1 } }, () => NOW);
      for (const id of [unused, saved]) await removeSessionDocument(id);
      expect([await isThere(unused), await isThere(saved)]).toEqual([false, true]);
    });

    it("of two who save on one version, one is told", async () => {
      const id = await make();
      const saves = await Promise.allSettled(
        [1, 2, 3].map((a) => saveSessionDocument(id, null, { version: 1, content: { a } }, () => NOW)),
      );
      expect(saves.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
      expect((await openSessionDocument(id)).version).toBe(2);
    });

    it("keep what a save replaces, as documents that their owner saves do", async () => {
      const { person } = await makePerson();
      for (const owner of [person.id, null]) {
        const id = await make(owner);
        await saveSessionDocument(id, person.id, { version: 1, content: { a: 1 } }, () => NOW + DAY_MS);
        await saveSessionDocument(
          id,
          person.id,
          { version: 2, content: { a: 2 } },
          () => NOW + DAY_MS + 1000,
        );
        const kept = await asService((tx) =>
          tx
            .selectFrom("document_versions")
            .select(["version", "author_id", "content"])
            .where("document_id", "=", id)
            .orderBy("version")
            .execute(),
        );
        expect(kept).toEqual([
          { version: 1, author_id: owner, content: { artboards: [] } },
          { version: 2, author_id: person.id, content: { a: 1 } },
        ]);
      }
    });

    it("are removed a month after the last save when they are nobody's and in no live session", async () => {
      const old = NOW - 31 * DAY_MS;
      const { person } = await makePerson();
      const [abandoned, owned, recent, shown] = [
        await make(null, old),
        await make(person.id, old),
        await make(null, NOW - 29 * DAY_MS),
        await make(null, old),
      ];
      await asService((tx) =>
        tx
          .insertInto("sessions")
          .values({ id: `live-${engine.name}`, document_id: shown, expires_at: new Date(NOW + DAY_MS) })
          .execute(),
      );
      await removeAbandonedDocuments(() => NOW);
      expect(await Promise.all([abandoned, owned, recent, shown].map(isThere))).toEqual([
        false,
        true,
        true,
        true,
      ]);
    });
  },
);
