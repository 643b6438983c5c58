import { describe, expect, it } from "vitest";
import { fileOf } from "@/lib/api/design/document-file";
import { documentReply } from "@/lib/api/design/document-schemas";
import {
  callRoute,
  makeSharedDocument,
  type RouteCall,
  setUpDocumentRoutes,
} from "@/lib/api/design/test/document-cast";
import { openDocument } from "@/lib/data/documents";
import { testEngines } from "@/lib/data/test/test-engines";
import { GET, POST } from "./route";

const DESIGN = { affiche: 1, kind: "design", name: "Taken in", content: { z: 1, a: ["\ud800", "\0"] } };

describe.each(testEngines.filter(({ available }) => available))(
  "a document out of a file on $name",
  (engine) => {
    const cast = setUpDocumentRoutes(engine);
    const take = (call: RouteCall) => callRoute(POST, "POST", { headers: cast.owner.headers, ...call });
    const upload = (bytes: BlobPart, field = "file") => {
      const body = new FormData();
      body.append(field, new File([bytes], "a.affiche.json"));
      return take({ body });
    };
    async function taken(response: Response) {
      expect(response.status).toBe(201);
      return documentReply.parse(await response.json()).document;
    }

    it("201: from a form and from JSON, exactly what export wrote", async () => {
      const { id } = await makeSharedDocument(cast, DESIGN.content);
      const exported = fileOf(await openDocument(cast.owner, id));
      for (const response of [await upload(JSON.stringify(exported)), await take({ json: exported })]) {
        const document = await taken(response);
        expect(document).toMatchObject({ name: "Shared", kind: "design", version: 1, role: "owner" });
        expect(document.id).not.toBe(id);
        expect(JSON.stringify(document.content)).toBe(JSON.stringify(DESIGN.content));
      }
    });

    it("201: a poster, and what a later version of ours has added beside it", async () => {
      const content = { canvas: { aspectRatio: "1:1", backgroundColor: "#000000" }, layers: [], later: 1 };
      const document = await taken(
        await upload(JSON.stringify({ ...DESIGN, kind: "poster", content, thumbnail: null })),
      );
      expect(document).toMatchObject({ kind: "poster", content });
    });

    it.each([
      ["{", "The file is not valid JSON (line 1"],
      ['{"affiche":1,\n"kind" "design"}', "The file is not valid JSON (line 2"],
      ["[]", "must be an object"],
      [" ", "The file is empty"],
      [Buffer.from("ff", "hex"), "The file is not valid UTF-8 (at byte 0"],
      [Buffer.from("efbbbf7b7d", "hex"), "The file begins with a byte order mark"],
      [`{"affiche":1,"a":${"[".repeat(70)}${"]".repeat(70)}}`, "nests deeper than 64"],
      [JSON.stringify({ ...DESIGN, affiche: 2 }), "affiche: must be one of 1"],
      [JSON.stringify({ kind: "design", name: "a", content: {} }), "affiche"],
      [JSON.stringify({ ...DESIGN, kind: "film" }), "kind: must be one of poster, design"],
      [JSON.stringify({ ...DESIGN, name: "a\u0000" }), "name: must be text"],
      [JSON.stringify({ ...DESIGN, content: [] }), "content: must be an object"],
      [JSON.stringify({ ...DESIGN, content: undefined }), "content is required"],
    ])("400: a file that holds %j", async (bytes, words) => {
      const response = await upload(bytes);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: expect.stringContaining(words) });
    });

    it("400: a poster with problems, all of them", async () => {
      const response = await upload(
        JSON.stringify({ ...DESIGN, kind: "poster", content: { canvas: {}, layers: 5 } }),
      );
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        errors: expect.arrayContaining([expect.stringMatching(/^layers: /)]),
      });
    });

    it("400: the wrong field, no file, an empty one, another content type", async () => {
      expect((await upload(JSON.stringify(DESIGN), "document")).status).toBe(400);
      expect((await upload("")).status).toBe(400);
      expect((await take({ body: new FormData() })).status).toBe(400);
      const headers = { ...cast.owner.headers, "content-type": "text/plain" };
      expect((await take({ body: JSON.stringify(DESIGN), headers })).status).toBe(400);
    });

    it("401: nobody in particular; 403: a page of another site", async () => {
      expect((await take({ json: DESIGN, headers: {} })).status).toBe(401);
      expect(
        (await take({ json: DESIGN, headers: { ...cast.owner.headers, "sec-fetch-site": "same-site" } }))
          .status,
      ).toBe(403);
    });

    it("413: a file that is larger than any that export writes", async () => {
      const most = 10 * 1024 * 1024 + 16 * 1024;
      const frame = JSON.stringify({ ...DESIGN, content: { a: "" } });
      const fill = (bytes: number) =>
        frame.replace('{"a":""}', `{"a":"${"x".repeat(bytes - frame.length)}"}`);
      expect((await upload(fill(most))).status).toBe(201);
      expect((await upload(fill(most + 1))).status).toBe(413);
    });

    it("405: GET", async () => {
      expect((await callRoute(GET, "GET", {})).status).toBe(405);
    });
  },
);
