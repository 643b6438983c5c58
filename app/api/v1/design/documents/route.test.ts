import { describe, expect, it, vi } from "vitest";
import { createDocumentEndpoint } from "@/lib/api/design/create-document";
import { listDocumentsEndpoint } from "@/lib/api/design/list-documents";
import {
  callRoute,
  makeSharedDocument,
  type RouteCall,
  setUpDocumentRoutes,
} from "@/lib/api/design/test/document-cast";
import { binDocument } from "@/lib/data/document-bin";
import { testEngines } from "@/lib/data/test/test-engines";
import { resetEnv } from "@/lib/env";
import { DELETE, GET, PATCH, POST, PUT } from "./route";

const STATE = {
  layers: [],
  canvas: { backgroundColor: "#1a1a2e", aspectRatio: "9:16" },
  own: { later: true },
};
const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

describe.each(testEngines.filter(({ available }) => available))("documents on $name", (engine) => {
  const cast = setUpDocumentRoutes(engine);
  const list = (query = "", headers = cast.owner.headers) => callRoute(GET, "GET", { query, headers });
  const post = (call: RouteCall) => callRoute(POST, "POST", { headers: cast.owner.headers, ...call });
  async function made(json: unknown) {
    const response = await post({ json });
    expect(response.status).toBe(201);
    return createDocumentEndpoint.replies[201].schema.parse(await response.json()).document;
  }
  async function listed(query?: string, headers?: Record<string, string>) {
    const response = await list(query, headers);
    expect(response.status).toBe(200);
    return listDocumentsEndpoint.replies[200].schema.parse(await response.json());
  }

  describe("POST", () => {
    it("201: an untitled design with nothing in it, when nothing is said", async () => {
      const document = await made({});
      expect(document).toMatchObject({
        name: "Untitled",
        kind: "design",
        version: 1,
        role: "owner",
        content: {},
      });
      expect(document).toMatchObject({ ownerId: cast.owner.person.id, deletedAt: null, thumbnailUrl: null });
    });

    it("201: a poster when the content looks like a state, kept to the letter", async () => {
      const document = await made({ name: "Fair", content: STATE });
      expect(document.kind).toBe("poster");
      expect(JSON.stringify(document.content)).toBe(JSON.stringify(STATE));
      expect((await made({ kind: "design", content: STATE })).kind).toBe("design");
    });

    it("201: an empty poster, which is a valid state", async () => {
      const { content } = await made({ kind: "poster" });
      expect((await made({ kind: "poster", content })).content).toEqual(content);
    });

    it("201: strings and keys that few things survive", async () => {
      const raw = '{"__proto__":{"toString":1},"\\ud800":"\\u0000","constructor":null,"b":[1,{"":""}]}';
      const response = await post({
        body: `{"content":${raw}}`,
        headers: { ...cast.owner.headers, "content-type": "application/json" },
      });
      expect(response.status).toBe(201);
      expect(await response.text()).toContain(`"content":${raw}`);
    });

    it("201: with a thumbnail, whose path is answered", async () => {
      const document = await made({ thumbnail: PIXEL });
      expect(document.thumbnailUrl).toBe(`/api/v1/design/documents/${document.id}/thumbnail?version=1`);
    });

    it("400: a poster whose state is not valid, with every problem", async () => {
      const response = await post({
        json: { content: { canvas: { aspectRatio: "2:1" }, layers: [{ type: "text" }] } },
      });
      expect(response.status).toBe(400);
      const body = (await response.json()) as { error: string; errors: string[] };
      expect(Object.keys(body)).toEqual(["error", "errors"]);
      expect(body.errors.length).toBeGreaterThan(2);
      expect(body.errors).toContain("canvas.aspectRatio: must be one of 4:3, 3:4, 16:9, 9:16, 1:1, full");
    });

    it.each([
      [{ content: [] }, "content: must be an object"],
      [{ content: null }, "content: must be an object"],
      [{ content: "text" }, "content: must be an object"],
      [{ kind: "poster", content: [] }, "state: must be an object"],
      [{ kind: "sculpture" }, "kind: must be one of poster, design"],
      [{ name: "" }, "name: must have at least 1"],
      [{ name: "x".repeat(201) }, "name: must have at most 200"],
      [{ name: "\0" }, "name: must be text"],
      [{ name: "\ud800" }, "name: must be text"],
      [{ name: 5 }, "name: must be a string"],
      [{ nam: "typo" }, "unknown field nam"],
      [{ thumbnail: "data:image/svg+xml;base64,PHN2Zy8+" }, "thumbnail: is no data: URL"],
      [[], "must be an object"],
    ])("400: %j", async (json, words) => {
      const response = await post({ json });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: expect.stringContaining(words) });
    });

    it("400: a number that would come back as null", async () => {
      const headers = { ...cast.owner.headers, "content-type": "application/json" };
      const response = await post({ headers, body: '{"content":{"a":[{"b c":1e999}]}}' });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: expect.stringContaining('content.a[0]["b c"]') });
    });

    it("400: what is no JSON, and another content type", async () => {
      for (const type of ["application/json", "text/plain"]) {
        const response = await post({ body: "{", headers: { ...cast.owner.headers, "content-type": type } });
        expect(response.status).toBe(400);
      }
    });

    it("401: nobody in particular", async () => {
      expect((await post({ json: {}, headers: {} })).status).toBe(401);
      expect((await post({ json: {}, headers: { cookie: "sb-affiche-auth-token=garbage" } })).status).toBe(
        401,
      );
    });

    it("403: a page of another site", async () => {
      const headers = { ...cast.owner.headers, origin: "https://evil.test", "sec-fetch-site": "cross-site" };
      expect((await post({ json: {}, headers })).status).toBe(403);
    });

    it("413: more than 10 MiB, not one byte less", async () => {
      const headers = { ...cast.owner.headers, "content-type": "application/json" };
      const frame = '{"content":{"a":""}}';
      const fill = (bytes: number) => frame.replace('""', `"${"x".repeat(bytes - frame.length)}"`);
      const most = 10 * 1024 * 1024;
      expect((await post({ headers, body: fill(most) })).status).toBe(201);
      expect((await post({ headers, body: fill(most + 1) })).status).toBe(413);
    });

    it("413: a thumbnail of more than 96 KiB", async () => {
      const thumbnail = `data:image/png;base64,${Buffer.alloc(96 * 1024 + 1).toString("base64")}`;
      const response = await post({ json: { thumbnail } });
      expect(response.status).toBe(413);
      expect(await response.json()).toEqual({ error: expect.stringMatching(/^thumbnail: has 98305 bytes/) });
    });
  });

  describe("GET", () => {
    it("200: own and shared ones, without contents", async () => {
      const { id } = await makeSharedDocument(cast, { secret: "content" });
      const response = await list("?shared=true", cast.viewer.headers);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      const text = await response.text();
      expect(text).not.toContain("secret");
      const { documents } = listDocumentsEndpoint.replies[200].schema.parse(JSON.parse(text));
      expect(documents.find((document) => document.id === id)).toMatchObject({
        role: "viewer",
        name: "Shared",
      });
      expect(await listed("", cast.stranger.headers)).toEqual({ documents: [], total: 0 });
    });

    it("200: filters and pages", async () => {
      await made({ name: "Only%One", kind: "poster" });
      expect((await listed("?q=only%25O")).documents.map(({ name }) => name)).toEqual(["Only%One"]);
      expect((await listed("?q=only_o")).total).toBe(0);
      expect((await listed("?q=only&kind=design")).total).toBe(0);
      const all = await listed("?limit=100&shared=false");
      const second = await listed("?limit=1&offset=1&shared=false");
      expect(second).toEqual({ documents: [all.documents[1]], total: all.total });
    });

    it("200: the bin", async () => {
      const { id } = await makeSharedDocument(cast);
      await binDocument(cast.owner, id, () => Date.now());
      const { documents } = await listed("?deleted=true");
      expect(documents.find((document) => document.id === id)?.deletedAt).toMatch(/^\d{4}-\d\d-\d\dT/);
      expect((await listed()).documents.some((document) => document.id === id)).toBe(false);
      expect((await listed("?deleted=true", cast.editor.headers)).total).toBe(0);
    });

    it.each([
      "?limit=0",
      "?limit=101",
      "?limit=two",
      "?offset=-1",
      "?kind=sculpture",
      "?deleted=yes",
      "?q=%00",
      `?q=${"x".repeat(201)}`,
      "?limit=1&limit=2",
    ])("400: %s", async (query) => {
      expect((await list(query)).status).toBe(400);
    });

    it("401: nobody in particular, with a link or without", async () => {
      const { links } = await makeSharedDocument(cast);
      expect((await list("", {})).status).toBe(401);
      expect((await list("", { "x-share-token": links.viewer })).status).toBe(401);
    });

    it("429: more than three hundred a minute", async () => {
      vi.stubEnv("RATE_LIMIT_FACTOR", "0.01");
      resetEnv();
      const statuses = [];
      for (let call = 0; call < 5; call++) statuses.push((await list("", {})).status);
      expect(statuses).toContain(429);
    });
  });

  it("405: other methods", async () => {
    for (const [method, handler] of Object.entries({ PUT, PATCH, DELETE }))
      expect((await callRoute(handler, method, { headers: cast.owner.headers })).status).toBe(405);
  });
});
