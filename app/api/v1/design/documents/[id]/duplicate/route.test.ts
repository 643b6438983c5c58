import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { documentReply } from "@/lib/api/design/document-schemas";
import {
  type Cast,
  callRoute,
  makeCast,
  makeSharedDocument,
  statusesOf,
} from "@/lib/api/design/test/document-cast";
import { closeDatabase, useDatabase } from "@/lib/data/database";
import { testEngines } from "@/lib/data/test/test-engines";
import { resetEnv } from "@/lib/env";
import { GET, POST } from "./route";

type Headers = Readonly<Record<string, string>>;

describe.each(testEngines.filter(({ available }) => available))("a copy of a document on $name", (engine) => {
  let cast: Cast;
  const duplicate = (headers: Headers, id: string, query = "") =>
    callRoute(POST, "POST", { headers, query, params: { id } });

  beforeAll(async () => {
    useDatabase(await engine.open());
    cast = await makeCast();
  }, 120_000);
  afterAll(closeDatabase, 60_000);
  beforeEach(() => {
    vi.stubEnv("RATE_LIMIT_FACTOR", "0");
    resetEnv();
  });

  it("201: one's own, whoever owns the original", async () => {
    const { id } = await makeSharedDocument(cast, { z: 1, a: "\ud800" });
    const response = await duplicate(cast.viewer.headers, id);
    expect(response.status).toBe(201);
    const { document } = documentReply.parse(await response.json());
    expect(document).toMatchObject({
      name: "Copy of Shared",
      role: "owner",
      ownerId: cast.viewer.person.id,
      version: 1,
    });
    expect(document.id).not.toBe(id);
    expect(JSON.stringify(document.content)).toBe('{"z":1,"a":"\\ud800"}');
  });

  it("201 for whoever sees it, 404 for strangers, 401 without an account", async () => {
    expect(await statusesOf(cast, (headers, id) => duplicate(headers, id))).toEqual({
      owner: 201,
      editor: 201,
      viewer: 201,
      stranger: 404,
      anonymous: 401,
      editorLink: 401,
      viewerLink: 401,
      wrongLink: 401,
    });
  });

  it("201: a stranger who has a link", async () => {
    const { id, links } = await makeSharedDocument(cast);
    expect((await duplicate(cast.stranger.headers, id, `?token=${links.viewer}`)).status).toBe(201);
  });

  it("404: a malformed id; 405: GET", async () => {
    expect((await duplicate(cast.owner.headers, "nonsense")).status).toBe(404);
    expect((await callRoute(GET, "GET", { params: { id: "nonsense" } })).status).toBe(405);
  });
});
