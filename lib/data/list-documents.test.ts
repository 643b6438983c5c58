import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeDatabase, useDatabase } from "./database";
import { binDocument } from "./document-bin";
import { createDocument } from "./documents";
import { type DocumentFilter, listDocuments } from "./list-documents";
import { testEngines } from "./test/test-engines";
import { makeLink, makePerson, shareWith, type TestPerson } from "./test/test-people";

const NOON = Date.UTC(2027, 0, 1, 12);

describe.each(testEngines.filter(({ available }) => available))("lists of documents on $name", (engine) => {
  let owner: TestPerson;
  let reader: TestPerson;

  beforeAll(async () => {
    useDatabase(await engine.open());
    [owner, reader] = await Promise.all([makePerson("owner"), makePerson("reader")]);
    const names = [
      "100% cotton",
      "Under_score",
      "back\\slash",
      "Größe",
      "plain",
      "thrown away",
      "of the owner",
    ];
    for (const [minute, name] of names.entries()) {
      const kind = minute % 2 === 0 ? "design" : "poster";
      const { id } = await createDocument(
        owner.person,
        { name, kind, content: {} },
        () => NOON + minute * 60_000,
      );
      if (name === "plain") await shareWith(reader, id, "editor");
      if (name === "thrown away") {
        await shareWith(reader, id, "viewer");
        await binDocument(owner, id, () => NOON);
      }
      if (name === "of the owner") await makeLink(id, "viewer");
    }
    await createDocument(reader.person, { name: "mine", kind: "poster", content: {} }, () => NOON);
  }, 90_000);
  afterAll(closeDatabase, 60_000);

  async function names(who: TestPerson, filter: Partial<DocumentFilter> = {}) {
    const page = await listDocuments(who, { deleted: false, limit: 100, offset: 0, ...filter });
    return { names: page.documents.map(({ name }) => name), total: page.total };
  }

  it("hold own and shared ones, last saved first, with roles and without contents", async () => {
    expect(await names(owner)).toEqual({
      names: ["of the owner", "plain", "Größe", "back\\slash", "Under_score", "100% cotton"],
      total: 6,
    });
    const { documents } = await listDocuments(reader, { deleted: false, limit: 100, offset: 0 });
    expect(documents.map(({ name, role, ownerId }) => [name, role, ownerId])).toEqual([
      ["plain", "editor", owner.person.id],
      ["mine", "owner", reader.person.id],
    ]);
    expect(documents.every((document) => !("content" in document))).toBe(true);
  });

  it("tell own ones from those of others", async () => {
    expect((await names(reader, { shared: true })).names).toEqual(["plain"]);
    expect((await names(reader, { shared: false })).names).toEqual(["mine"]);
    expect((await names(owner, { shared: true })).names).toEqual([]);
  });

  it("show what is in the bin to its owner alone", async () => {
    expect((await names(owner, { deleted: true })).names).toEqual(["thrown away"]);
    expect((await names(reader, { deleted: true })).names).toEqual([]);
  });

  it.each([
    ["%", ["100% cotton"]],
    ["_", ["Under_score"]],
    ["\\", ["back\\slash"]],
    ["GRÖSSE", []],
    ["gRÖßE", ["Größe"]],
    ["PLAIN", ["plain"]],
    ["'; drop table documents; --", []],
  ])(
    "find %j in names, whatever its case, with no character that means another",
    async (nameContains, found) => {
      expect((await names(owner, { nameContains })).names).toEqual(found);
    },
  );

  it("are cut into pages, and count all", async () => {
    expect(await names(owner, { limit: 2, offset: 1 })).toEqual({ names: ["plain", "Größe"], total: 6 });
    expect(await names(owner, { limit: 2, offset: 50 })).toEqual({ names: [], total: 6 });
    expect(await names(owner, { kind: "poster" })).toEqual({
      names: ["Größe", "Under_score"],
      total: 2,
    });
  });

  it("are empty for somebody who has nothing", async () => {
    expect(await names(await makePerson())).toEqual({ names: [], total: 0 });
  });
});
