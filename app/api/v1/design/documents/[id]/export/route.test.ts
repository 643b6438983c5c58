import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dispositionOf } from "@/lib/api/design/document-file";
import { exportDocumentEndpoint } from "@/lib/api/design/export-document";
import {
  type CallHeaders,
  callRoute,
  makeSharedDocument,
  OF_READERS,
  setUpDocumentRoutes,
  statusesOf,
} from "@/lib/api/design/test/document-cast";
import { renameDocument } from "@/lib/data/documents";
import { testEngines } from "@/lib/data/test/test-engines";
import { GET, POST } from "./route";

describe.each(testEngines.filter(({ available }) => available))("a document as a file on $name", (engine) => {
  const cast = setUpDocumentRoutes(engine);
  const download = (headers: CallHeaders, id: string, query = "") =>
    callRoute(GET, "GET", { headers, query, params: { id } });

  it("200: kind, name and content, under the document's name", async () => {
    const { id, links } = await makeSharedDocument(cast, { z: 1, a: "\0" });
    await renameDocument(cast.owner, id, 'Größe "A4" / 展');
    const response = await download({}, id, `?token=${links.viewer}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="Gro_e A4 _.affiche.json"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20A4%20%E5%B1%95.affiche.json`,
    );
    const file = exportDocumentEndpoint.replies[200].schema.parse(await response.json());
    expect(file).toEqual({ affiche: 1, kind: "design", name: 'Größe "A4" / 展', content: { z: 1, a: "\0" } });
  });

  it("200 for whoever sees it, 404 for everybody else", async () => {
    expect(await statusesOf(cast, (headers, id) => download(headers, id))).toEqual(OF_READERS);
  });

  it("404: a malformed id; 405: POST", async () => {
    expect((await download(cast.owner.headers, "nonsense")).status).toBe(404);
    expect((await callRoute(POST, "POST", { params: { id: "nonsense" } })).status).toBe(405);
  });
});

describe("the name of a document's file", () => {
  it("makes a header of any name, and never leaves the folder that it is saved in", () => {
    const name = fc
      .string({ unit: "binary", minLength: 1, maxLength: 50 })
      .filter((text) => text.isWellFormed());
    fc.assert(
      fc.property(name, (text) => {
        const header = dispositionOf(text);
        expect(() => new Headers({ "Content-Disposition": header })).not.toThrow();
        const [, plain = "", encoded = ""] =
          /^attachment; filename="([\w .(),-]+)"; filename\*=UTF-8''([\w.!~%-]+)$/.exec(header) ?? [];
        for (const file of [plain, decodeURIComponent(encoded)]) {
          expect(file).toMatch(/[^.].*\.affiche\.json$/u);
          expect(file).not.toMatch(/^\.|[\\/]/);
        }
      }),
    );
  });

  it.each(["...", " ", "/", "\u202e"])("of %j is Untitled", (name) => {
    expect(dispositionOf(name)).toContain('filename="Untitled.affiche.json"');
  });
});
