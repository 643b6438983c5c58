import { createPerson } from "@/lib/auth/test/create-person";
import { systemClock } from "@/lib/clock";
import type { DocumentKind } from "@/lib/data/document-row";
import { createDocument } from "@/lib/data/documents";
import { makeLink, shareWith } from "@/lib/data/test/test-people";
import type { Person } from "@/lib/http/caller";

/** Somebody who calls, with the headers of their browser. */
export interface CastMember {
  readonly person: Person;
  readonly headers: Readonly<Record<string, string>>;
}

/** Everybody who can come to a document's door with an account. */
export interface Cast {
  readonly owner: CastMember;
  readonly editor: CastMember;
  readonly viewer: CastMember;
  readonly stranger: CastMember;
}

/** Makes the cast in the database that is open. */
export async function makeCast(): Promise<Cast> {
  const member = async (name: string): Promise<CastMember> => {
    const { id, email, cookie } = await createPerson({ email: `${name}@people.test` });
    return { person: { id, email, emailVerified: true, plan: "free", isAdmin: false }, headers: { cookie } };
  };
  return {
    owner: await member("owner"),
    editor: await member("editor"),
    viewer: await member("viewer"),
    stranger: await member("stranger"),
  };
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
  readonly headers?: Readonly<Record<string, string>>;
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
  call: (headers: Readonly<Record<string, string>>, id: string) => Promise<Response>,
  prepare: (id: string) => Promise<unknown> = async () => undefined,
): Promise<Record<string, number>> {
  const ofDocument = async (
    headersOf: (links: { editor: string; viewer: string }) => Readonly<Record<string, string>>,
  ) => {
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
