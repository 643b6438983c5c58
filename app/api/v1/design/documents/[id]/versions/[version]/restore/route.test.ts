import { beforeEach, describe, expect, it } from "vitest";
import { documentReply } from "@/lib/api/design/document-schemas";
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
import { openVersion } from "@/lib/data/document-versions";
import { saveDocument } from "@/lib/data/documents";
import { testEngines } from "@/lib/data/test/test-engines";
import { GET, POST } from "./route";

describe.each(testEngines.filter(({ available }) => available))(
  "going back to a version on $name",
  (engine) => {
    const cast = setUpDocumentRoutes(engine);
    let id: string;
    const restore = (headers: CallHeaders = cast.owner.headers, of = id, version = "1") =>
      callRoute(POST, "POST", { headers, params: { id: of, version } });
    const save = (of: string) =>
      saveDocument(cast.owner, of, { version: 1, content: { at: 2 } }, systemClock);

    beforeEach(async () => {
      ({ id } = await makeSharedDocument(cast, { at: 1 }));
      await save(id);
    });

    it("200: a new version with the old content, and what was there is kept", async () => {
      const response = await restore(cast.editor.headers);
      expect(response.status).toBe(200);
      const { document } = documentReply.parse(await response.json());
      expect(document).toMatchObject({ version: 3, content: { at: 1 }, role: "editor" });
      expect(await openVersion(cast.owner, id, 2)).toMatchObject({ content: { at: 2 } });
    });

    it("200 for those who may save, 403 for those who may only see, 404 for others", async () => {
      expect(await statusesOf(cast, (headers, of) => restore(headers, of), save)).toEqual(OF_EDITORS);
    });

    it("404: versions that were never kept, malformed numbers and ids", async () => {
      for (const version of ["2", "99", "0", "x", "99999999999999999999"])
        expect((await restore(cast.owner.headers, id, version)).status).toBe(404);
      expect((await restore(cast.owner.headers, "nonsense")).status).toBe(404);
    });

    it("409: while the document is in the bin; 405: GET", async () => {
      await binDocument(cast.owner, id, systemClock);
      expect((await restore()).status).toBe(409);
      expect((await callRoute(GET, "GET", { params: { id, version: "1" } })).status).toBe(405);
    });
  },
);
