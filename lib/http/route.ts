import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { env } from "../env";
import { admit } from "./admit";
import { AppError } from "./app-error";
import { bytesResponse } from "./bytes-response";
import type { Caller, Person } from "./caller";
import { checkErrorCode, checkReply } from "./check-reply";
import { clientAddress } from "./client-ip";
import { corsHeaders, preflightHeaders } from "./cors";
import type { Endpoint, Surface } from "./endpoint";
import { errorBody, errorHeaders } from "./error-body";
import { publicOrigin } from "./origin";
import { parseInput, readQuery } from "./parse-input";
import { limitRate } from "./rate-limit/limit-rate";
import { readBody } from "./read-body";
import type { UploadedFile } from "./read-upload";
import { logRequest, reportUnknown } from "./request-log";
import { EVENT_STREAM_HEADERS } from "./sse";

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

type ParsedBody<B> = B extends { readonly unchecked: true }
  ? unknown
  : B extends { readonly schema: infer S }
    ? Parsed<S>
    : undefined;

/** What a handler is given: everything parsed by the contract `E`. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly params: Parsed<E["params"]>;
  readonly query: Parsed<E["query"]>;
  /** Parsed body; the raw JSON, of unknown type, where the contract says `unchecked`; absent when a file came instead. */
  readonly body: E extends { readonly upload: object }
    ? ParsedBody<E["body"]> | undefined
    : ParsedBody<E["body"]>;
  /** The file that came instead of a JSON body, where the contract takes one. */
  readonly file: UploadedFile | null;
  /** Who is calling; nobody in particular where the contract does not ask. */
  readonly caller: Caller;
  /** The caller as a person, there for certain where the contract wants one. */
  readonly person: E["access"] extends "signed-in" | "paid" ? Person : Person | null;
  readonly request: Request;
  /** Public origin of this service, for links. */
  readonly origin: string;
  readonly clientIp: string;
}

/** What a handler answers: JSON, bytes with their type, or a stream of events (lib/http/sse.ts). */
export type Answer = { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } & (
  | { readonly json: unknown }
  | { readonly bytes: Uint8Array; readonly contentType: string }
  | { readonly events: ReadableStream<Uint8Array> }
);

/** A contract with the code that serves it. */
export interface ServedEndpoint<E extends Endpoint = Endpoint> {
  readonly endpoint: E;
  /** Throws when the feature is not configured; runs before the body is read. */
  readonly ready?: () => void | Promise<void>;
  // A method, not a property: handlers of different contracts meet in one list, and the wrapper parses with the
  // contract's own schemas, so the types that each of them declares hold at run time.
  handle(call: Call<E>): Answer | Promise<Answer>;
}

/** Finds out who is calling. Cookies that must be renewed on the way are given back. */
export type Identify = (
  request: Request,
) => Promise<{ readonly caller: Caller; readonly setCookies: readonly string[] }>;

/** What a server tells about a request beside it: the parameters of its path. */
interface RouteContext {
  readonly params?: Promise<Record<string, string | string[] | undefined>>;
}

/** A route's handler, with the contracts of its file for the drift test. */
type Handler = ((request: Request, context?: RouteContext) => Promise<Response>) & {
  readonly endpoints?: readonly Endpoint[];
};

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** The exports of a route file; unused methods answer 405 in our words. */
export type RouteHandlers = Record<(typeof METHODS)[number] | "OPTIONS", Handler>;

/**
 * Makes the handlers of one route file from its contracts, one per method.
 * Every request passes the same steps in the same order: request id, rate limit by address, who is calling, whether they
 * may, readiness, type and size of the body, parsing, handler, reply check (outside production), headers, one log line.
 */
export type Serve = <const T extends readonly Endpoint[]>(
  ...served: { readonly [K in keyof T]: ServedEndpoint<T[K]> }
) => RouteHandlers;

/** The wrapper for endpoints that do not ask who is calling. */
export const serve: Serve = createServe();

/** Makes the wrapper. @param identify how to find out who is calling, for contracts that ask. */
export function createServe(identify?: Identify): Serve {
  return (...given) => {
    const served = given as unknown as readonly [ServedEndpoint, ...ServedEndpoint[]];
    const endpoints = served.map(({ endpoint }) => endpoint);
    const [{ endpoint: first }] = served;
    const allow = [...endpoints.map(({ method }) => method), "OPTIONS"].join(", ");
    const handlerOf = (method: (typeof METHODS)[number]): Handler => {
      const match =
        served.find(({ endpoint }) => endpoint.method === method) ?? refused(first, method, allow);
      const handler = (request: Request, context?: RouteContext) => run(request, context, match, identify);
      return Object.assign(handler, { endpoints });
    };
    const preflight: Handler = async () =>
      new Response(null, {
        status: 204,
        headers: { "X-Request-Id": randomUUID(), ...preflightHeaders(first.surface, allow) },
      });
    return {
      GET: handlerOf("GET"),
      POST: handlerOf("POST"),
      PUT: handlerOf("PUT"),
      PATCH: handlerOf("PATCH"),
      DELETE: handlerOf("DELETE"),
      OPTIONS: preflight,
    };
  };
}

/** What serves a method without a contract: it counts against the limit and answers 405. */
function refused(endpoint: Endpoint, method: string, allow: string): ServedEndpoint {
  return {
    // Its contract is there for path and rate class alone: no input is parsed, nobody is asked who they are.
    endpoint: { ...endpoint, access: "public", params: undefined, query: undefined },
    ready: () => {
      const message = `${method} is not possible on ${endpoint.path}; use ${allow.replace(", OPTIONS", "")}.`;
      throw new AppError("METHOD_NOT_ALLOWED", message, { headers: { Allow: allow } });
    },
    handle: () => ({ json: null }),
  };
}

async function run(
  request: Request,
  context: RouteContext | undefined,
  served: ServedEndpoint,
  identify: Identify | undefined,
): Promise<Response> {
  const { endpoint } = served;
  const startedAt = performance.now();
  const requestId = randomUUID();
  const headers: Record<string, string> = {
    "X-Request-Id": requestId,
    "X-Content-Type-Options": "nosniff",
    ...corsHeaders(endpoint.surface),
  };
  const setCookies: string[] = [];
  let response: Response;
  try {
    const answer = await answerCall(request, context, served, identify, { headers, setCookies });
    response = toResponse(answer, { "Cache-Control": endpoint.cacheControl, ...headers });
  } catch (error) {
    response = toErrorResponse(asAppError(error, endpoint, requestId), endpoint, headers);
  }
  for (const cookie of setCookies) response.headers.append("Set-Cookie", cookie);
  // An answer with somebody's cookies must never be given to somebody else.
  if (setCookies.length > 0) response.headers.set("Cache-Control", "private, no-store");
  const ms = Math.round(performance.now() - startedAt);
  logRequest({ method: request.method, path: endpoint.path, status: response.status, ms, requestId });
  return response;
}

async function answerCall(
  request: Request,
  context: RouteContext | undefined,
  { endpoint, ready, handle }: ServedEndpoint,
  identify: Identify | undefined,
  sent: { readonly headers: Record<string, string>; readonly setCookies: string[] },
): Promise<Answer> {
  const clientIp = clientAddress(request.headers);
  Object.assign(sent.headers, await limitRate(endpoint.rateClass, clientIp));
  const caller = await admit(request, endpoint, identify, sent.setCookies);
  await ready?.();
  const { json, file } = await readBody(request, endpoint);
  const params = endpoint.params ? parseInput(endpoint.params, await context?.params) : undefined;
  const query = endpoint.query ? parseInput(endpoint.query, readQuery(request.url)) : undefined;
  const checked = endpoint.body && !endpoint.body.unchecked && !file;
  const body = checked ? parseInput(endpoint.body.schema, json) : json;
  const input = { params, query, body, file } as Pick<Call, "params" | "query" | "body" | "file">;
  const who = { caller, person: caller.person, clientIp };
  const answer = await handle({ ...input, ...who, request, origin: publicOrigin(request) });
  if (isStrict()) checkReply(endpoint, answer);
  return answer;
}

function isStrict(): boolean {
  const { AFFICHE_STRICT_REPLIES, NODE_ENV } = env();
  return AFFICHE_STRICT_REPLIES ?? NODE_ENV !== "production";
}

function asAppError(thrown: unknown, endpoint: Endpoint, requestId: string): AppError {
  if (!(thrown instanceof AppError)) return reportUnknown(thrown, requestId);
  const error = asOfSurface(thrown, endpoint.surface);
  try {
    if (isStrict()) checkErrorCode(endpoint, error);
    return error;
  } catch (undeclared) {
    return reportUnknown(undeclared, requestId);
  }
}

/** The design API has no 415: a body of the wrong type is invalid input there. */
function asOfSurface(error: AppError, surface: Surface): AppError {
  if (surface !== "design" || error.code !== "UNSUPPORTED_MEDIA_TYPE") return error;
  return new AppError("INVALID_REQUEST", error.publicMessage, error.options);
}

const JSON_TYPE = "application/json; charset=utf-8";

/** Statuses that have no body. */
const BODILESS = new Set([204, 205, 304]);

function toResponse(answer: Answer, headers: Record<string, string>): Response {
  const status = answer.status ?? 200;
  if (BODILESS.has(status)) return new Response(null, { status, headers: { ...headers, ...answer.headers } });
  if ("events" in answer)
    return new Response(answer.events, { status, headers: { ...headers, ...EVENT_STREAM_HEADERS } });
  return "bytes" in answer
    ? bytesResponse(answer.bytes, status, {
        ...headers,
        "Content-Type": answer.contentType,
        ...answer.headers,
      })
    : jsonResponse(answer.json, status, { ...headers, "Content-Type": JSON_TYPE, ...answer.headers });
}

function toErrorResponse(error: AppError, { surface }: Endpoint, headers: Record<string, string>): Response {
  const typed = { "Content-Type": JSON_TYPE, ...headers, ...errorHeaders(error) };
  return jsonResponse(errorBody(error, surface), error.status, typed);
}

const jsonResponse = (json: unknown, status: number, headers: Record<string, string>) =>
  bytesResponse(Buffer.from(JSON.stringify(json)), status, headers);
