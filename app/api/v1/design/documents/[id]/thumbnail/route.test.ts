import { beforeEach, describe, expect, it } from "vitest";
import { successReply } from "@/lib/api/design/document-schemas";
import {
  type CallHeaders,
  callRoute,
  makeSharedDocument,
  OF_EDITORS,
  OF_READERS,
  setUpDocumentRoutes,
  statusesOf,
} from "@/lib/api/design/test/document-cast";
import { systemClock } from "@/lib/clock";
import { binDocument } from "@/lib/data/document-bin";
import { replaceThumbnail } from "@/lib/data/document-thumbnails";
import { testEngines } from "@/lib/data/test/test-engines";
import { readThumbnail } from "@/lib/data/thumbnail-picture";
import { GET, POST, PUT } from "./route";

const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const OTHER = "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==";

describe.each(testEngines.filter(({ available }) => available))(
  "the thumbnail of a document on $name",
  (engine) => {
    const cast = setUpDocumentRoutes(engine);
    let id: string;
    const get = (headers: CallHeaders, of = id, query = "") =>
      callRoute(GET, "GET", { headers, query, params: { id: of } });
    const put = (json: unknown, headers: CallHeaders = cast.owner.headers, of = id) =>
      callRoute(PUT, "PUT", { json, headers, params: { id: of } });
    const draw = async (of: string) =>
      replaceThumbnail(cast.owner, of, { picture: await readThumbnail(PIXEL), version: 1 }, systemClock);

    beforeEach(async () => {
      ({ id } = await makeSharedDocument(cast));
      await draw(id);
    });

    describe("GET", () => {
      it("200: the bytes that were sent, kept by the asker alone, and only while they are the newest", async () => {
        const response = await get(cast.viewer.headers, id, "?version=1");
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toBe("image/png");
        expect(response.headers.get("cache-control")).toBe("private, no-cache");
        expect(response.headers.get("x-content-type-options")).toBe("nosniff");
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(`data:image/png;base64,${bytes.toString("base64")}`).toBe(PIXEL);
      });

      it("304: until the picture is another one", async () => {
        const etag = (await get(cast.owner.headers)).headers.get("etag") ?? "";
        expect(etag).toMatch(/^"[\w-]+"$/);
        for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
          const response = await get({ ...cast.owner.headers, "if-none-match": known });
          expect(response.status).toBe(304);
          expect(response.headers.get("etag")).toBe(etag);
          expect(await response.text()).toBe("");
        }
        await put({ thumbnail: OTHER, version: 1 });
        const response = await get({ ...cast.owner.headers, "if-none-match": etag });
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toBe("image/webp");
      });

      it("200 for whoever sees the document, 404 for everybody else", async () => {
        expect(await statusesOf(cast, (headers, of) => get(headers, of), draw)).toEqual(OF_READERS);
      });

      it("404: a document without one, in the bin, and a malformed id", async () => {
        const { id: bare } = await makeSharedDocument(cast);
        expect((await get(cast.owner.headers, bare)).status).toBe(404);
        await binDocument(cast.owner, id, systemClock);
        expect((await get(cast.viewer.headers)).status).toBe(404);
        expect((await get(cast.owner.headers)).status).toBe(200);
        expect((await get(cast.owner.headers, "nonsense")).status).toBe(404);
      });
    });

    describe("PUT", () => {
      const picture = { thumbnail: OTHER, version: 1 };

      it("200 for those who may save, 403 for those who may only see, 404 for others", async () => {
        expect(await statusesOf(cast, (headers, of) => put(picture, headers, of))).toEqual(OF_EDITORS);
        expect(successReply.parse(await (await put(picture)).json())).toEqual({ success: true });
      });

      it("409: a picture of another version, with the stored one", async () => {
        const response = await put({ ...picture, version: 2 });
        expect(response.status).toBe(409);
        expect(await response.json()).toMatchObject({ version: 1 });
      });

      it.each([{}, { thumbnail: OTHER }, { version: 1 }, { thumbnail: "data:text/html,x", version: 1 }])(
        "400: %j",
        async (json) => {
          expect((await put(json)).status).toBe(400);
        },
      );

      it("413: more than 96 KiB", async () => {
        const thumbnail = `data:image/png;base64,${Buffer.alloc(96 * 1024 + 1).toString("base64")}`;
        expect((await put({ thumbnail, version: 1 })).status).toBe(413);
      });
    });

    it("405: POST", async () => {
      expect((await callRoute(POST, "POST", { params: { id } })).status).toBe(405);
    });
  },
);
