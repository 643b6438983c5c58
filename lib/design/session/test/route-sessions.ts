import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { closeDatabase, useDatabase } from "@/lib/data/database";
import { openTestEmbedded } from "@/lib/data/test/test-engines";
import { resetEnv } from "@/lib/env";
import { sessions, stopSessions } from "../process-sessions";
import { readSession } from "./session-reader";

/** Lets the route files of a test file work on a database of its own. Requests are not limited. */
export function setUpSessionRoutes(openDatabase: typeof openTestEmbedded = openTestEmbedded): void {
  beforeAll(async () => {
    useDatabase(await openDatabase());
  }, 120_000);
  afterAll(async () => {
    await stopSessions();
    await closeDatabase();
  }, 60_000);
  beforeEach(() => {
    vi.stubEnv("RATE_LIMIT_FACTOR", "0");
    resetEnv();
  });
}

/** The same, with a session for each test; its id changes with them. */
export function setUpRouteSession(): { readonly id: string } {
  setUpSessionRoutes();
  let id: string;
  beforeEach(async () => {
    ({ id } = await beginSession());
  });
  return {
    get id() {
      return id;
    },
  };
}

/** Makes a session of nobody. */
export const beginSession = (label = "") => sessions().create({ label, ownerId: null, address: "192.0.2.1" });

/** A call that the design tools take. */
export const createArtboardCall = {
  tool: "design_create_artboard",
  input: { name: "Home", width: 800, height: 600 },
} as const;

/** Queues that call without waiting, and gives its id. */
export async function queueCall(id: string): Promise<string> {
  const { signal } = new AbortController();
  const how = { idempotencyKey: null, wait: false, signal, origin: "" };
  return (await sessions().execute(id, { ...createArtboardCall, ...how })).callId;
}

/** A handler of a route file. */
type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

/** One call of a session's route. */
export interface SessionCall {
  readonly params?: Record<string, string>;
  /** With its question mark. */
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

/** Calls a method of a route file as a server would. */
export function callSession(
  handler: Handler,
  method: string,
  { params = {}, query = "", headers = {}, json }: SessionCall = {},
): Promise<Response> {
  const sent =
    json === undefined
      ? { headers }
      : { headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(json) };
  const request = new Request(`http://design.test/api/v1/design/sessions${query}`, { method, ...sent });
  return handler(request, { params: Promise.resolve(params) });
}

/** Opens an editor's tab through the route, and gives its stream, clientId and token. */
export async function openTab(stream: Handler, id: string) {
  const answer = await callSession(stream, "GET", { params: { id }, query: "?role=editor" });
  if (!answer.body) throw new Error(`the stream answers ${answer.status}`);
  const reader = readSession(answer.body);
  const { data } = await reader.until("connected");
  return { reader, clientId: String(data.clientId), token: String(data.executorToken) };
}
