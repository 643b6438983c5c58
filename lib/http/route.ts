import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { formatIssue } from "@/lib/schema/issues";
import { env } from "../env";
import { AppError } from "./app-error";
import { MAX_JSON_BODY_BYTES, readJsonBody } from "./body";
import { clientAddress } from "./client-ip";
import type { Endpoint } from "./endpoint";
import { errorBody, errorHeaders } from "./error-body";
import { publicOrigin } from "./origin";
import { limitRate } from "./rate-limit/limit-rate";

/** What a handler is given: everything parsed by the contract. */
export interface Call<Query, Body> {
  readonly query: Query;
  /** Parsed body; the raw JSON where the contract says `unchecked`. */
  readonly body: Body;
  readonly request: Request;
  /** Public origin of this service, for links. */
  readonly origin: string;
  readonly clientIp: string;
}

/** What a handler answers: JSON, or bytes with their type. */
export type Answer = { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } & (
  | { readonly json: unknown }
  | { readonly bytes: Uint8Array; readonly contentType: string }
);

/** A contract with the code that serves it. */
export interface ServedEndpoint<Query extends z.ZodType = z.ZodType, Body extends z.ZodType = z.ZodType> {
  readonly endpoint: Endpoint<Query, Body>;
  /** Throws when the feature is not configured; runs before the body is read. */
  readonly ready?: () => void | Promise<void>;
  handle(call: Call<z.output<Query>, z.output<Body>>): Answer | Promise<Answer>;
}

/** A route's handler, with the contracts of its file for the drift test. */
type Handler = ((request: Request) => Promise<Response>) & { readonly endpoints?: readonly Endpoint[] };

/** The exports of a route file; unused methods answer 405 in our words. */
export type RouteHandlers = Record<"GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS", Handler>;

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/**
 * Makes the handlers of one route file from its contracts.
 * Every request passes the same steps in the same order: request id, rate limit by address, readiness, size and type of
 * the body, parsing, handler, reply check (outside production), headers, one log line.
 */
export function serve(...served: readonly AnyServed[]): RouteHandlers {
  const [first] = served;
  if (!first) throw new Error("A route file serves at least one endpoint");
  const allow = [...served.map(({ endpoint }) => endpoint.method), "OPTIONS"].join(", ");
  const handlerOf = (method: (typeof METHODS)[number]): Handler => {
    const match = served.find(({ endpoint }) => endpoint.method === method);
    const handler = (request: Request) => run(request, match ?? refused(first.endpoint, method, allow));
    return Object.assign(handler, { endpoints: served.map(({ endpoint }) => endpoint) });
  };
  const preflight: Handler = async () =>
    new Response(null, { status: 204, headers: { ...corsHeaders(first.endpoint), Allow: allow } });
  return {
    GET: handlerOf("GET"),
    POST: handlerOf("POST"),
    PUT: handlerOf("PUT"),
    PATCH: handlerOf("PATCH"),
    DELETE: handlerOf("DELETE"),
    OPTIONS: preflight,
  };
}

// The wrapper parses with the contract's own schemas, so the types that a handler declares hold at run time.
// biome-ignore lint/suspicious/noExplicitAny: handlers of different contracts meet only here
type AnyServed = ServedEndpoint<any, any>;

function refused(endpoint: Endpoint, method: string, allow: string): AnyServed {
  return {
    endpoint,
    ready: () => {
      const message = `${method} is not possible on ${endpoint.path}; use ${allow.replace(", OPTIONS", "")}.`;
      throw new AppError("METHOD_NOT_ALLOWED", message, { headers: { Allow: allow } });
    },
    handle: () => ({ json: null }),
  };
}

async function run(request: Request, served: AnyServed): Promise<Response> {
  const { endpoint } = served;
  const startedAt = performance.now();
  const requestId = randomUUID();
  const clientIp = clientAddress(request.headers);
  const headers: Record<string, string> = { "X-Request-Id": requestId, ...corsHeaders(endpoint) };
  let response: Response;
  try {
    const answer = await answerCall(request, served, clientIp, headers);
    response = toResponse(answer, { "Cache-Control": endpoint.cacheControl, ...headers });
  } catch (error) {
    const known = error instanceof AppError ? error : unknownError(error, requestId);
    const body = JSON.stringify(errorBody(known, endpoint.surface));
    const typed = { "Content-Type": "application/json; charset=utf-8" };
    response = new Response(body, {
      status: known.status,
      headers: { ...typed, ...headers, ...errorHeaders(known) },
    });
  }
  log(request, endpoint, response.status, requestId, performance.now() - startedAt);
  return response;
}

async function answerCall(
  request: Request,
  { endpoint, ready, handle }: AnyServed,
  clientIp: string,
  headers: Record<string, string>,
): Promise<Answer> {
  Object.assign(headers, await limitRate(endpoint.rateClass, clientIp));
  await ready?.();
  const query = endpoint.query ? parse(endpoint.query, readQuery(request.url)) : {};
  const body = endpoint.body ? await readBody(request, endpoint.body) : undefined;
  const answer = await handle({ query, body, request, origin: publicOrigin(request), clientIp });
  if (env().NODE_ENV !== "production") checkReply(endpoint, answer);
  return answer;
}

async function readBody(request: Request, body: NonNullable<Endpoint["body"]>): Promise<unknown> {
  const json = await readJsonBody(request, Math.min(body.maxBytes, MAX_JSON_BODY_BYTES));
  return body.unchecked ? json : parse(body.schema, json);
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  const message = first ? formatIssue(first) : "The request does not fit its description.";
  throw new AppError("INVALID_REQUEST", message, { cause: parsed.error });
}

function readQuery(url: string): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of new URL(url).searchParams) {
    if (values.has(name))
      throw new AppError("INVALID_REQUEST", `${name.slice(0, 60)}: is given more than once`);
    values.set(name, value);
  }
  return Object.fromEntries(values);
}

/** A reply that its contract does not describe is a bug of ours, and a 500, where developers can see it. */
function checkReply(endpoint: Endpoint, answer: Answer): void {
  const status = answer.status ?? 200;
  const reply = endpoint.replies[status];
  if (!reply) throw new Error(`${endpoint.id} answers ${status}, which its contract does not list`);
  if ("bytes" in answer) {
    if (reply.contentTypes?.includes(answer.contentType)) return;
    throw new Error(`${endpoint.id} answers ${answer.contentType}, which its contract does not list`);
  }
  const problem = reply.schema?.safeParse(answer.json).error?.issues[0];
  if (problem)
    throw new Error(`${endpoint.id} answers what its contract does not describe: ${formatIssue(problem)}`);
}

function toResponse(answer: Answer, headers: Record<string, string>): Response {
  const status = answer.status ?? 200;
  if ("bytes" in answer) {
    const typed = { ...headers, "Content-Type": answer.contentType, ...answer.headers };
    return new Response(answer.bytes as Uint8Array<ArrayBuffer>, { status, headers: typed });
  }
  const typed = { ...headers, "Content-Type": "application/json; charset=utf-8", ...answer.headers };
  return new Response(JSON.stringify(answer.json), { status, headers: typed });
}

const EXPOSED =
  "ETag, Retry-After, X-Cache, X-Render-Warnings, X-Request-Id, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset";

/** The poster API is open to every page; the design API, which knows people by cookie, to none. */
function corsHeaders({ surface }: Endpoint): Record<string, string> {
  if (surface !== "poster") return {};
  return {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, POST, OPTIONS",
    "Access-Control-Allow-Headers": "Content-Type",
    "Access-Control-Expose-Headers": EXPOSED,
    "Access-Control-Max-Age": "86400",
  };
}

function unknownError(error: unknown, requestId: string): AppError {
  console.error(
    JSON.stringify({
      level: "error",
      requestId,
      error: error instanceof Error ? error.stack : String(error),
    }),
  );
  return new AppError(
    "INTERNAL",
    `Something went wrong on our side. Quote ${requestId} when you report it.`,
    { cause: error },
  );
}

function log(
  request: Request,
  endpoint: Endpoint,
  status: number,
  requestId: string,
  durationMs: number,
): void {
  if (env().NODE_ENV === "test") return;
  const line = { method: request.method, path: endpoint.path, status, ms: Math.round(durationMs), requestId };
  console.log(JSON.stringify(line));
}
