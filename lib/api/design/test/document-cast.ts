import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { createPerson } from "@/lib/auth/test/create-person";
import { systemClock } from "@/lib/clock";
import { closeDatabase, useDatabase } from "@/lib/data/database";
import type { DocumentKind } from "@/lib/data/document-row";
import { createDocument } from "@/lib/data/documents";
import type { TestEngine } from "@/lib/data/test/test-engines";
import { makeLink, shareWith } from "@/lib/data/test/test-people";
import { resetEnv } from "@/lib/env";
import type { Person } from "@/lib/http/caller";

/** Headers of a request. */
export type CallHeaders = Readonly<Record<string, string>>;

/** Somebody who calls, with the headers of their browser. */
export interface CastMember {
  readonly person: Person;
  readonly headers: CallHeaders;
}

/** Everybody who can come to a document's door with an account. */
export interface Cast {
  readonly owner: CastMember;
  readonly editor: CastMember;
  readonly viewer: CastMember;
  readonly stranger: CastMember;
}

/**
 * Lets the route files of a test file work on a database of its own. The cast that it gives is there once tests run.
 * Requests are not limited.
 */
export function setUpDocumentRoutes(engine: TestEngine): Cast {
  const cast: Partial<Record<keyof Cast, CastMember>> = {};
  beforeAll(async () => {
    useDatabase(await engine.open());
    for (const name of ["owner", "editor", "viewer", "stranger"] as const) {
      const { id, email, cookie } = await createPerson({ email: `${name}@people.test` });
      const person: Person = { id, email, emailVerified: true, plan: "free", isAdmin: false };
      cast[name] = { person, headers: { cookie } };
    }
  }, 120_000);
  afterAll(closeDatabase, 60_000);
  beforeEach(() => {
    vi.stubEnv("RATE_LIMIT_FACTOR", "0");
    resetEnv();
  });
  return cast as Cast;
}

/** A document of the owner's, shared with editor and viewer and by a link for each role. */
export async function makeSharedDocument(
  { owner, editor, viewer }: Cast,
  content: Record<string, unknown> = {},
  kind: DocumentKind = "design",
) {
  const { id } = await createDocument(owner.person, { name: "Shared", kind, content }, systemClock);
  await shareWith(editor, id, "editor");
  await shareWith(viewer, id, "viewer");
  const links = {
    editor: (await makeLink(id, "editor")).token,
    viewer: (await makeLink(id, "viewer")).token,
  };
  return { id, links };
}

/** A handler of a route file. */
type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

/** One call of a route. */
export interface RouteCall {
  readonly headers?: CallHeaders;
  readonly params?: Record<string, string>;
  /** With its question mark. */
  readonly query?: string;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is. */
  readonly body?: BodyInit;
}

/** Calls a method of a route file as a server would. */
export function callRoute(
  handler: Handler,
  method: string,
  { headers = {}, params = {}, query = "", json, body }: RouteCall,
): Promise<Response> {
  const sent = json === undefined ? body : JSON.stringify(json);
  const type: Record<string, string> = json === undefined ? {} : { "content-type": "application/json" };
  const request = new Request(`http://design.test/api/v1/design/documents${query}`, {
    method,
    headers: { ...type, ...headers },
    ...(sent === undefined ? {} : { body: sent }),
  });
  return handler(request, { params: Promise.resolve(params) });
}

/** The status that each kind of caller gets from one and the same call, each on a document of its own. */
export async function statusesOf(
  cast: Cast,
  call: (headers: CallHeaders, id: string) => Promise<Response>,
  prepare: (id: string) => Promise<unknown> = async () => undefined,
): Promise<Record<string, number>> {
  const ofDocument = async (headersOf: (links: { editor: string; viewer: string }) => CallHeaders) => {
    const { id, links } = await makeSharedDocument(cast);
    await prepare(id);
    return (await call(headersOf(links), id)).status;
  };
  return {
    owner: await ofDocument(() => cast.owner.headers),
    editor: await ofDocument(() => cast.editor.headers),
    viewer: await ofDocument(() => cast.viewer.headers),
    stranger: await ofDocument(() => cast.stranger.headers),
    anonymous: await ofDocument(() => ({})),
    editorLink: await ofDocument(({ editor }) => ({ "x-share-token": editor })),
    viewerLink: await ofDocument(({ viewer }) => ({ "x-share-token": viewer })),
    wrongLink: await ofDocument(() => ({ "x-share-token": "nothing" })),
  };
}

/** The statuses where whoever sees a document may. */
export const OF_READERS = {
  owner: 200,
  editor: 200,
  viewer: 200,
  stranger: 404,
  anonymous: 404,
  editorLink: 200,
  viewerLink: 200,
  wrongLink: 404,
};

/** The statuses where whoever saves a document may, with an account or without. */
export const OF_EDITORS = {
  owner: 200,
  editor: 200,
  viewer: 403,
  stranger: 404,
  anonymous: 404,
  editorLink: 200,
  viewerLink: 403,
  wrongLink: 404,
};

/** The statuses where the owner alone may. */
export const OF_THE_OWNER = {
  owner: 200,
  editor: 403,
  viewer: 403,
  stranger: 404,
  anonymous: 401,
  editorLink: 401,
  viewerLink: 401,
  wrongLink: 401,
};
