import { describe, expect, it } from "vitest";
import { documentReply } from "@/lib/api/design/document-schemas";
import {
  type CallHeaders,
  callRoute,
  makeSharedDocument,
  setUpDocumentRoutes,
  statusesOf,
} from "@/lib/api/design/test/document-cast";
import { systemClock } from "@/lib/clock";
import { binDocument } from "@/lib/data/document-bin";
import { openDocument } from "@/lib/data/documents";
import { testEngines } from "@/lib/data/test/test-engines";
import { GET, POST } from "./route";

describe.each(testEngines.filter(({ available }) => available))(
  "a document out of the bin on $name",
  (engine) => {
    const cast = setUpDocumentRoutes(engine);
    const restore = (headers: CallHeaders, id: string) =>
      callRoute(POST, "POST", { headers, params: { id } });

    it("200: the document, and those it is shared with see it again", async () => {
      const { id } = await makeSharedDocument(cast, { a: 1 });
      await binDocument(cast.owner, id, systemClock);
      const response = await restore(cast.owner.headers, id);
      expect(response.status).toBe(200);
      const { document } = documentReply.parse(await response.json());
      expect(document).toMatchObject({ id, deletedAt: null, content: { a: 1 }, version: 1 });
      expect((await openDocument(cast.viewer, id)).role).toBe("viewer");
    });

    it("200 for the owner; 404 for everybody to whom the bin does not exist; 401 without an account", async () => {
      const bin = (id: string) => binDocument(cast.owner, id, systemClock);
      expect(await statusesOf(cast, restore, bin)).toEqual({
        owner: 200,
        editor: 404,
        viewer: 404,
        stranger: 404,
        anonymous: 401,
        editorLink: 401,
        viewerLink: 401,
        wrongLink: 401,
      });
    });

    it("200 for the owner, 403 for those who see it, when it is not in the bin", async () => {
      expect(await statusesOf(cast, restore)).toMatchObject({
        owner: 200,
        editor: 403,
        viewer: 403,
        stranger: 404,
      });
    });

    it("404: a malformed id; 405: GET", async () => {
      expect((await restore(cast.owner.headers, "nonsense")).status).toBe(404);
      expect((await callRoute(GET, "GET", { params: { id: "nonsense" } })).status).toBe(405);
    });
  },
);
