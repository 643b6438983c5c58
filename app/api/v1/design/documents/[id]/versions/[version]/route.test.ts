import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { successReply } from "@/lib/api/design/document-schemas";
import { openDocumentVersionEndpoint } from "@/lib/api/design/open-document-version";
import { renameDocumentVersionEndpoint } from "@/lib/api/design/rename-document-version";
import {
  type Cast,
  callRoute,
  makeCast,
  makeSharedDocument,
  statusesOf,
} from "@/lib/api/design/test/document-cast";
import { systemClock } from "@/lib/clock";
import { closeDatabase, useDatabase } from "@/lib/data/database";
import { binDocument } from "@/lib/data/document-bin";
import { saveDocument } from "@/lib/data/documents";
import { testEngines } from "@/lib/data/test/test-engines";
import { resetEnv } from "@/lib/env";
import { DELETE, GET, PATCH, POST } from "./route";

type Headers = Readonly<Record<string, string>>;

const MALFORMED = ["0", "-1", "01", "1.0", "1e0", "x", "", "99999999999999999999", "3"];

describe.each(testEngines.filter(({ available }) => available))(
  "a version of a document on $name",
  (engine) => {
    let cast: Cast;
    let id: string;
    const call = (
      handler: typeof GET,
      method: string,
      headers: Headers,
      of: string,
      version: string,
      json?: unknown,
    ) => callRoute(handler, method, { headers, json, params: { id: of, version } });
    const open = (headers: Headers = cast.owner.headers, of = id, version = "1") =>
      call(GET, "GET", headers, of, version);
    const rename = (json: unknown, headers: Headers = cast.owner.headers, of = id, version = "1") =>
      call(PATCH, "PATCH", headers, of, version, json);
    const forget = (headers: Headers = cast.owner.headers, of = id, version = "1") =>
      call(DELETE, "DELETE", headers, of, version);
    const save = (of: string) =>
      saveDocument(cast.owner, of, { version: 1, content: { at: 2 } }, systemClock);

    beforeAll(async () => {
      useDatabase(await engine.open());
      cast = await makeCast();
    }, 120_000);
    afterAll(closeDatabase, 60_000);
    beforeEach(async () => {
      vi.stubEnv("RATE_LIMIT_FACTOR", "0");
      resetEnv();
      ({ id } = await makeSharedDocument(cast, { z: 1, a: "\ud800" }));
      await save(id);
    });

    const OF_EDITORS = {
      owner: 200,
      editor: 200,
      viewer: 403,
      stranger: 404,
      anonymous: 404,
      editorLink: 200,
      viewerLink: 403,
      wrongLink: 404,
    };

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
      expect(await statusesOf(cast, (headers, of) => forget(headers, of), save)).toEqual({
        owner: 200,
        editor: 403,
        viewer: 403,
        stranger: 404,
        anonymous: 401,
        editorLink: 401,
        viewerLink: 401,
        wrongLink: 401,
      });
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
