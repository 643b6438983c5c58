import { beforeEach, describe, expect, it } from "vitest";
import { listDocumentVersionsEndpoint } from "@/lib/api/design/list-document-versions";
import { nameDocumentVersionEndpoint } from "@/lib/api/design/name-document-version";
import {
  type CallHeaders,
  callRoute,
  makeSharedDocument,
  OF_EDITORS,
  setUpDocumentRoutes,
  statusesOf,
} from "@/lib/api/design/test/document-cast";
import { systemClock } from "@/lib/clock";
import { binDocument } from "@/lib/data/document-bin";
import { saveDocument } from "@/lib/data/documents";
import { testEngines } from "@/lib/data/test/test-engines";
import { GET, POST, PUT } from "./route";

describe.each(testEngines.filter(({ available }) => available))(
  "versions of a document on $name",
  (engine) => {
    const cast = setUpDocumentRoutes(engine);
    let id: string;
    const list = (headers: CallHeaders = cast.owner.headers, of = id, query = "") =>
      callRoute(GET, "GET", { headers, query, params: { id: of } });
    const name = (json: unknown, headers: CallHeaders = cast.owner.headers, of = id) =>
      callRoute(POST, "POST", { json, headers, params: { id: of } });

    beforeEach(async () => {
      ({ id } = await makeSharedDocument(cast, { secret: "content" }));
    });

    it("GET 200: newest first, checkpoints and named ones, without contents", async () => {
      await saveDocument(cast.owner, id, { version: 1, content: { secret: 2 } }, systemClock);
      await name({ name: "Second" });
      const response = await list();
      expect(response.status).toBe(200);
      const text = await response.text();
      expect(text).not.toContain("secret");
      const { versions, total } = listDocumentVersionsEndpoint.replies[200].schema.parse(JSON.parse(text));
      expect(total).toBe(2);
      expect(versions).toMatchObject([
        { version: 2, name: "Second", authorId: cast.owner.person.id },
        { version: 1, name: null, authorId: cast.owner.person.id },
      ]);
      const page = await list(cast.owner.headers, id, "?limit=1&offset=1");
      expect(await page.json()).toEqual({ versions: [versions[1]], total: 2 });
    });

    it("GET 200 for those who may save, 403 for those who may only see, 404 for others", async () => {
      expect(await statusesOf(cast, (headers, of) => list(headers, of))).toEqual(OF_EDITORS);
    });

    it("GET 400: pages that are none", async () => {
      for (const query of ["?limit=0", "?limit=101", "?offset=-1"])
        expect((await list(cast.owner.headers, id, query)).status).toBe(400);
    });

    it("POST 201 for those who may save, 403 for those who may only see, 404 for others", async () => {
      expect(await statusesOf(cast, (headers, of) => name({ name: "Draft" }, headers, of))).toEqual({
        owner: 201,
        editor: 201,
        viewer: 403,
        stranger: 404,
        anonymous: 404,
        editorLink: 201,
        viewerLink: 403,
        wrongLink: 404,
      });
      const response = await name({ name: "Draft" });
      const { version } = nameDocumentVersionEndpoint.replies[201].schema.parse(await response.json());
      expect(version).toMatchObject({ version: 1, name: "Draft" });
    });

    it.each([{}, { name: "" }, { name: "x".repeat(201) }, { name: "\t" }, { name: "x", version: 1 }])(
      "POST 400: %j",
      async (json) => {
        expect((await name(json)).status).toBe(400);
      },
    );

    it("POST 409: while the document is in the bin", async () => {
      await binDocument(cast.owner, id, systemClock);
      expect((await name({ name: "Draft" })).status).toBe(409);
      expect((await list()).status).toBe(200);
    });

    it("404: a malformed id; 405: PUT", async () => {
      expect((await list(cast.owner.headers, "nonsense")).status).toBe(404);
      expect((await name({ name: "Draft" }, cast.owner.headers, "nonsense")).status).toBe(404);
      expect((await callRoute(PUT, "PUT", { params: { id } })).status).toBe(405);
    });
  },
);
