import { beforeEach, describe, expect, it } from "vitest";
import { sessionDocumentReply } from "@/lib/api/design/open-session-document";
import { createPerson } from "@/lib/auth/test/create-person";
import { asService } from "@/lib/data/database";
import { testEngines } from "@/lib/data/test/test-engines";
import type { SessionRecord } from "@/lib/design/session/session-record";
import {
  beginSession,
  callSession,
  openTab,
  setUpSessionRoutes,
} from "@/lib/design/session/test/route-sessions";
import { GET as STREAM } from "../stream/route";
import { GET, PUT } from "./route";

// Events stay in memory here; the engine is what documents and sessions are kept in.
describe.each(testEngines.filter(({ available }) => available))("a session's document on $name", (engine) => {
  let session: SessionRecord;
  let tab: Awaited<ReturnType<typeof openTab>>;
  const open = (id = session.id) => callSession(GET, "GET", { params: { id } });
  const save = (json: unknown, headers: Record<string, string> = {}, token = tab.token) =>
    callSession(PUT, "PUT", {
      params: { id: session.id },
      json,
      headers: { "x-executor-token": token, ...headers },
    });
  const rowOf = () =>
    asService((tx) =>
      tx.selectFrom("documents").selectAll().where("id", "=", session.documentId).executeTakeFirstOrThrow(),
    );
  const documentOf = async (response: Response) => {
    expect(response.status).toBe(200);
    return sessionDocumentReply.parse(await response.json()).document;
  };

  setUpSessionRoutes(engine.open);
  beforeEach(async () => {
    session = await beginSession("Label");
    tab = await openTab(STREAM, session.id);
  });

  it("GET 200: for whoever holds the session; 404 when there is none, or its owner removed the document", async () => {
    expect(await documentOf(await open())).toMatchObject({
      id: session.documentId,
      name: "Label",
      version: 1,
      content: { artboards: [] },
    });
    expect((await open("A".repeat(24))).status).toBe(404);
    await asService((tx) =>
      tx
        .updateTable("documents")
        .set({ deleted_at: new Date() })
        .where("id", "=", session.documentId)
        .execute(),
    );
    expect((await open()).status).toBe(404);
    expect((await save({ version: 1, content: {} })).status).toBe(404);
  });

  it("PUT 200: saves on a version, and keeps what was before; 409 on another version", async () => {
    const content = { name: "Label", artboards: [], nodes: {}, through: 3 };
    expect(await documentOf(await save({ version: 1, content }))).toMatchObject({ version: 2, content });
    const lost = await save({ version: 1, content: {} });
    expect(lost.status).toBe(409);
    expect(await lost.json()).toMatchObject({ version: 2 });
    expect((await documentOf(await open())).content).toEqual(content);
    expect(await rowOf()).toMatchObject({ owner_id: null, version: 2 });
  });

  it("PUT 200: a document of nobody becomes that of the person who saves it, and stays theirs", async () => {
    const name = session.id.slice(0, 8).toLowerCase();
    const first = await createPerson({ email: `first-${name}@people.test` });
    const second = await createPerson({ email: `second-${name}@people.test` });
    await documentOf(await save({ version: 1, content: {} }, { cookie: first.cookie }));
    expect(await rowOf()).toMatchObject({ owner_id: first.id, updated_by: first.id });
    await documentOf(await save({ version: 2, content: {} }, { cookie: second.cookie }));
    expect(await rowOf()).toMatchObject({ owner_id: first.id, updated_by: second.id });
  });

  it("PUT 400: no version, no object; 403: another tab, another site", async () => {
    for (const json of [
      {},
      { version: 0, content: {} },
      { version: 1, content: [] },
      { version: 1, content: {}, more: 1 },
    ])
      expect((await save(json)).status).toBe(400);
    const mirror = await openTab(STREAM, session.id);
    expect((await save({ version: 1, content: {} }, {}, mirror.token)).status).toBe(403);
    expect((await save({ version: 1, content: {} }, {}, "nonsense")).status).toBe(403);
    const foreign = { cookie: "a=b", origin: "https://evil.test" };
    expect((await save({ version: 1, content: {} }, foreign)).status).toBe(403);
    await mirror.reader.leave();
  });
});
