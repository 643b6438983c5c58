import { describe, expect, it } from "vitest";
import { documentReply } from "@/lib/api/design/document-schemas";
import {
  type CallHeaders,
  callRoute,
  makeSharedDocument,
  setUpDocumentRoutes,
  statusesOf,
} from "@/lib/api/design/test/document-cast";
import { testEngines } from "@/lib/data/test/test-engines";
import { GET, POST } from "./route";

describe.each(testEngines.filter(({ available }) => available))("a copy of a document on $name", (engine) => {
  const cast = setUpDocumentRoutes(engine);
  const duplicate = (headers: CallHeaders, id: string, query = "") =>
    callRoute(POST, "POST", { headers, query, params: { id } });

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
