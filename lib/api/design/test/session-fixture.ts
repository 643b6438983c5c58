import { readSession } from "@/lib/design/session/test/session-reader";

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
