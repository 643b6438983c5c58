import { beforeEach, describe, expect, it } from "vitest";
import { successReply } from "@/lib/api/design/document-schemas";
import { openDocumentVersionEndpoint } from "@/lib/api/design/open-document-version";
import { renameDocumentVersionEndpoint } from "@/lib/api/design/rename-document-version";
import {
  type CallHeaders,
  callRoute,
  makeSharedDocument,
  OF_EDITORS,
  OF_THE_OWNER,
  setUpDocumentRoutes,
  statusesOf,
} from "@/lib/api/design/test/document-cast";
import { systemClock } from "@/lib/clock";
import { binDocument } from "@/lib/data/document-bin";
import { saveDocument } from "@/lib/data/documents";
import { testEngines } from "@/lib/data/test/test-engines";
import { DELETE, GET, PATCH, POST } from "./route";

const MALFORMED = ["0", "-1", "01", "1.0", "1e0", "x", "", "99999999999999999999", "3"];

describe.each(testEngines.filter(({ available }) => available))(
  "a version of a document on $name",
  (engine) => {
    const cast = setUpDocumentRoutes(engine);
    let id: string;
    const call = (
      handler: typeof GET,
      method: string,
      headers: CallHeaders,
      of: string,
      version: string,
      json?: unknown,
    ) => callRoute(handler, method, { headers, json, params: { id: of, version } });
    const open = (headers: CallHeaders = cast.owner.headers, of = id, version = "1") =>
      call(GET, "GET", headers, of, version);
    const rename = (json: unknown, headers: CallHeaders = cast.owner.headers, of = id, version = "1") =>
      call(PATCH, "PATCH", headers, of, version, json);
    const forget = (headers: CallHeaders = cast.owner.headers, of = id, version = "1") =>
      call(DELETE, "DELETE", headers, of, version);
    const save = (of: string) =>
      saveDocument(cast.owner, of, { version: 1, content: { at: 2 } }, systemClock);

    beforeEach(async () => {
      ({ id } = await makeSharedDocument(cast, { z: 1, a: "\ud800" }));
      await save(id);
    });

    it("GET 200: its content to the letter; 403 for those who may only see the present, 404 for others", async () => {
      expect(await statusesOf(cast, (headers, of) => open(headers, of), save)).toEqual(OF_EDITORS);
      const { version } = openDocumentVersionEndpoint.replies[200].schema.parse(await (await open()).json());
      expect(version).toMatchObject({ version: 1, name: null, authorId: cast.owner.person.id });
      expect(JSON.stringify(version.content)).toBe('{"z":1,"a":"\\ud800"}');
    });

    it("PATCH 200: a name; 403 for those who may only see the present, 404 for others", async () => {
      expect(await statusesOf(cast, (headers, of) => rename({ name: "N" }, headers, of), save)).toEqual(
        OF_EDITORS,
      );
      const response = await rename({ name: "First" });
      expect(renameDocumentVersionEndpoint.replies[200].schema.parse(await response.json())).toMatchObject({
        version: { version: 1, name: "First" },
      });
    });

    it("DELETE 200 for the owner, 403 for editors and viewers, 404 for strangers, 401 without an account", async () => {
      expect(await statusesOf(cast, (headers, of) => forget(headers, of), save)).toEqual(OF_THE_OWNER);
      expect(successReply.parse(await (await forget()).json())).toEqual({ success: true });
      expect((await open()).status).toBe(404);
    });

    it.each(MALFORMED)("404: version %j, for every method", async (version) => {
      expect((await open(cast.owner.headers, id, version)).status).toBe(404);
      expect((await rename({ name: "N" }, cast.owner.headers, id, version)).status).toBe(404);
      expect((await forget(cast.owner.headers, id, version)).status).toBe(404);
    });

    it("404: a malformed id, for every method", async () => {
      expect((await open(cast.owner.headers, "nonsense")).status).toBe(404);
      expect((await rename({ name: "N" }, cast.owner.headers, "nonsense")).status).toBe(404);
      expect((await forget(cast.owner.headers, "nonsense")).status).toBe(404);
    });

    it("409: changes while the document is in the bin; reading goes on", async () => {
      await binDocument(cast.owner, id, systemClock);
      expect((await rename({ name: "N" })).status).toBe(409);
      expect((await forget()).status).toBe(409);
      expect((await open()).status).toBe(200);
      expect((await open(cast.editor.headers)).status).toBe(404);
    });

    it("400: PATCH without a name; 405: POST", async () => {
      expect((await rename({})).status).toBe(400);
      expect((await call(POST, "POST", {}, id, "1")).status).toBe(405);
    });
  },
);
