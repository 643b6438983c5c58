import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { documentReply } from "@/lib/api/design/document-schemas";
import {
  type CallHeaders,
  callRoute,
  makeSharedDocument,
  OF_EDITORS,
  OF_READERS,
  OF_THE_OWNER,
  setUpDocumentRoutes,
  statusesOf,
} from "@/lib/api/design/test/document-cast";
import { asService } from "@/lib/data/database";
import { testEngines } from "@/lib/data/test/test-engines";
import { DELETE, GET, PATCH, POST, PUT } from "./route";

const STATE = { canvas: { backgroundColor: "#1a1a2e", aspectRatio: "9:16" }, layers: [] };

describe.each(testEngines.filter(({ available }) => available))("a document on $name", (engine) => {
  const cast = setUpDocumentRoutes(engine);
  let id: string;
  let links: { editor: string; viewer: string };
  const open = (headers: CallHeaders, of = id, query = "") =>
    callRoute(GET, "GET", { headers, query, params: { id: of } });
  const put = (json: unknown, headers: CallHeaders = cast.owner.headers, of = id, query = "") =>
    callRoute(PUT, "PUT", { json, headers, query, params: { id: of } });
  const patch = (json: unknown, headers: CallHeaders = cast.owner.headers, of = id) =>
    callRoute(PATCH, "PATCH", { json, headers, params: { id: of } });
  const remove = (headers: CallHeaders = cast.owner.headers, of = id, query = "") =>
    callRoute(DELETE, "DELETE", { headers, query, params: { id: of } });
  const documentOf = async (response: Response) => {
    expect(response.status).toBe(200);
    return documentReply.parse(await response.json()).document;
  };

  beforeEach(async () => {
    ({ id, links } = await makeSharedDocument(cast, { a: 1 }));
  });

  describe("GET", () => {
    it("200: with content and role; 404 for everybody else", async () => {
      expect(await statusesOf(cast, (headers, of) => open(headers, of))).toEqual(OF_READERS);
      const response = await open(cast.editor.headers);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      expect(await documentOf(response)).toMatchObject({ id, role: "editor", content: { a: 1 }, version: 1 });
    });

    it("200: by a link's token in the query", async () => {
      expect(await documentOf(await open({}, id, `?token=${links.viewer}`))).toMatchObject({
        role: "viewer",
      });
      expect(await documentOf(await open({}, id, `?token=${links.editor}`))).toMatchObject({
        role: "editor",
      });
    });

    it("404: what is missing, malformed or somebody else's, in the same bytes", async () => {
      const answers = new Set<string>();
      for (const of of [randomUUID(), "nonsense", "%00", "..", `${id}x`, "x".repeat(10_000)]) {
        const response = await open(cast.owner.headers, of);
        expect(response.status).toBe(404);
        answers.add(await response.text());
      }
      answers.add(await (await open(cast.stranger.headers)).text());
      answers.add(await (await open({})).text());
      expect(answers.size).toBe(1);
    });
  });

  describe("PUT", () => {
    const save = { version: 1, content: { b: 2 } };

    it("200 for those who may save, 403 for those who may only see, 404 for others", async () => {
      expect(await statusesOf(cast, (headers, of) => put(save, headers, of))).toEqual(OF_EDITORS);
      expect(await documentOf(await put(save, {}, id, `?token=${links.editor}`))).toMatchObject({
        version: 2,
        role: "editor",
        content: { b: 2 },
      });
    });

    it("409: with the stored version, and nothing is overwritten", async () => {
      await documentOf(await put(save, cast.editor.headers));
      const response = await put({ version: 1, content: { lost: true } });
      expect(response.status).toBe(409);
      expect(await response.json()).toEqual({
        error: expect.stringContaining("the document is at 2"),
        version: 2,
      });
      expect((await documentOf(await open(cast.owner.headers))).content).toEqual({ b: 2 });
    });

    it("409: while it is in the bin", async () => {
      await remove();
      const response = await put(save);
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ error: expect.stringContaining("in the bin") });
    });

    it("400: a poster that is none, with every problem; a design may hold any object", async () => {
      const { id: poster } = await makeSharedDocument(cast, STATE, "poster");
      const response = await put(
        { version: 1, content: { canvas: 1, layers: 2 } },
        cast.owner.headers,
        poster,
      );
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        error: expect.stringContaining("The state is not valid"),
        errors: expect.arrayContaining([
          expect.stringMatching(/^canvas: /),
          expect.stringMatching(/^layers: /),
        ]),
      });
      expect((await put({ version: 1, content: { canvas: 1, layers: 2 } })).status).toBe(200);
    });

    it.each([
      [{ content: {} }, "version"],
      [{ version: 1 }, "content is required"],
      [{ version: 1, content: [] }, "content: must be an object"],
      [{ version: 0, content: {} }, "version"],
      [{ version: 1.5, content: {} }, "version"],
      [{ version: "1", content: {} }, "version"],
      [{ version: 2 ** 40, content: {} }, "version"],
      [{ version: 1, content: {}, name: "x" }, "unknown field name"],
      [{ version: 1, content: {}, thumbnail: "x" }, "thumbnail"],
    ])("400: %j", async (json, words) => {
      const response = await put(json);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: expect.stringContaining(words) });
    });

    it("403: a page of another site, even with a token", async () => {
      const headers = {
        ...cast.owner.headers,
        "x-share-token": links.editor,
        "sec-fetch-site": "cross-site",
      };
      expect((await put(save, headers)).status).toBe(403);
    });

    it("413: more than 10 MiB", async () => {
      expect((await put({ version: 1, content: { a: "x".repeat(10 * 1024 * 1024) } })).status).toBe(413);
    });
  });

  describe("PATCH", () => {
    it("200 for the owner, 403 for those who may only see or save, 401 without an account", async () => {
      expect(await statusesOf(cast, (headers, of) => patch({ name: "New" }, headers, of))).toEqual(
        OF_THE_OWNER,
      );
      expect(await documentOf(await patch({ name: "Plakat 🎪" }))).toMatchObject({
        name: "Plakat 🎪",
        version: 1,
      });
    });

    it.each([{}, { name: "" }, { name: "a\nb" }, { name: null }, { name: "x", kind: "poster" }])(
      "400: %j",
      async (json) => {
        expect((await patch(json)).status).toBe(400);
      },
    );

    it("404: a missing one; 409: one in the bin", async () => {
      expect((await patch({ name: "New" }, cast.owner.headers, randomUUID())).status).toBe(404);
      await remove();
      expect((await patch({ name: "New" })).status).toBe(409);
    });
  });

  describe("DELETE", () => {
    it("200 for the owner, 403 for those who may only see or save, 401 without an account", async () => {
      expect(await statusesOf(cast, (headers, of) => remove(headers, of))).toEqual(OF_THE_OWNER);
    });

    it("200: into the bin, where only its owner sees it from the next request on", async () => {
      const response = await remove();
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ success: true });
      expect((await documentOf(await open(cast.owner.headers))).deletedAt).toMatch(/Z$/);
      for (const headers of [cast.editor.headers, cast.viewer.headers, { "x-share-token": links.editor }])
        expect((await open(headers)).status).toBe(404);
      expect((await remove()).status).toBe(200);
    });

    it("409: for ever, when it is not in the bin; 200 when it is, and 404 from then on", async () => {
      const permanently = (headers?: CallHeaders) => remove(headers, id, "?permanent=true");
      expect((await permanently()).status).toBe(409);
      expect((await permanently(cast.editor.headers)).status).toBe(403);
      await remove();
      expect((await permanently(cast.editor.headers)).status).toBe(404);
      expect((await permanently()).status).toBe(200);
      expect((await permanently()).status).toBe(404);
      const left = await asService((tx) =>
        tx.selectFrom("documents").select("id").where("id", "=", id).execute(),
      );
      expect(left).toEqual([]);
    });

    it("400: a flag that is none", async () => {
      expect((await remove(cast.owner.headers, id, "?permanent=perhaps")).status).toBe(400);
    });
  });

  it("405: POST", async () => {
    expect((await callRoute(POST, "POST", { params: { id } })).status).toBe(405);
  });
});
