import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { env } from "../env";
import { AppError } from "./app-error";
import { MAX_JSON_BODY_BYTES, readJsonBody } from "./body";
import { bytesResponse } from "./bytes-response";
import { checkErrorCode, checkReply } from "./check-reply";
import { clientAddress } from "./client-ip";
import { corsHeaders, preflightHeaders } from "./cors";
import type { Endpoint } from "./endpoint";
import { errorBody, errorHeaders } from "./error-body";
import { publicOrigin } from "./origin";
import { parseInput, readQuery } from "./parse-input";
import { limitRate } from "./rate-limit/limit-rate";
import { logRequest, reportUnknown } from "./request-log";

/** What a handler is given: everything parsed by the contract. */
export interface Call<Query, Body> {
  readonly query: Query;
  /** Parsed body; the raw JSON, of unknown type, where the contract says `unchecked`. */
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
  // A method, not a property: handlers of different contracts meet in one list, and the wrapper parses with the
  // contract's own schemas, so the types that each of them declares hold at run time.
  handle(call: Call<z.output<Query>, z.output<Body>>): Answer | Promise<Answer>;
}

/** A route's handler, with the contracts of its file for the drift test. */
type Handler = ((request: Request) => Promise<Response>) & { readonly endpoints?: readonly Endpoint[] };

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** The exports of a route file; unused methods answer 405 in our words. */
export type RouteHandlers = Record<(typeof METHODS)[number] | "OPTIONS", Handler>;

type Schema = z.ZodType;

/**
 * Makes the handlers of one route file from its contracts, one per method.
 * Every request passes the same steps in the same order: request id, rate limit by address, readiness, type and size of
 * the body, parsing, handler, reply check (outside production), headers, one log line.
 */
export function serve<Q1 extends Schema, B1 extends Schema>(first: ServedEndpoint<Q1, B1>): RouteHandlers;
export function serve<Q1 extends Schema, B1 extends Schema, Q2 extends Schema, B2 extends Schema>(
  first: ServedEndpoint<Q1, B1>,
  second: ServedEndpoint<Q2, B2>,
): RouteHandlers;
export function serve<
  Q1 extends Schema,
  B1 extends Schema,
  Q2 extends Schema,
  B2 extends Schema,
  Q3 extends Schema,
  B3 extends Schema,
>(
  first: ServedEndpoint<Q1, B1>,
  second: ServedEndpoint<Q2, B2>,
  third: ServedEndpoint<Q3, B3>,
): RouteHandlers;
export function serve<
  Q1 extends Schema,
  B1 extends Schema,
  Q2 extends Schema,
  B2 extends Schema,
  Q3 extends Schema,
  B3 extends Schema,
  Q4 extends Schema,
  B4 extends Schema,
>(
  first: ServedEndpoint<Q1, B1>,
  second: ServedEndpoint<Q2, B2>,
  third: ServedEndpoint<Q3, B3>,
  fourth: ServedEndpoint<Q4, B4>,
): RouteHandlers;
export function serve(first: ServedEndpoint, ...others: readonly ServedEndpoint[]): RouteHandlers {
  const served = [first, ...others];
  const { surface } = first.endpoint;
  const endpoints = served.map(({ endpoint }) => endpoint);
  const allow = [...endpoints.map(({ method }) => method), "OPTIONS"].join(", ");
  const handlerOf = (method: (typeof METHODS)[number]): Handler => {
    const match = served.find(({ endpoint }) => endpoint.method === method);
    const handler = (request: Request) => run(request, match ?? refused(first.endpoint, method, allow));
    return Object.assign(handler, { endpoints });
  };
  const preflight: Handler = async () =>
    new Response(null, {
      status: 204,
      headers: { "X-Request-Id": randomUUID(), ...preflightHeaders(surface, allow) },
    });
  return {
    GET: handlerOf("GET"),
    POST: handlerOf("POST"),
    PUT: handlerOf("PUT"),
    PATCH: handlerOf("PATCH"),
    DELETE: handlerOf("DELETE"),
    OPTIONS: preflight,
  };
}

/** What serves a method without a contract: it counts against the limit and answers 405. */
function refused(endpoint: Endpoint, method: string, allow: string): ServedEndpoint {
  return {
    endpoint,
    ready: () => {
      const message = `${method} is not possible on ${endpoint.path}; use ${allow.replace(", OPTIONS", "")}.`;
      throw new AppError("METHOD_NOT_ALLOWED", message, { headers: { Allow: allow } });
    },
    handle: () => ({ json: null }),
  };
}

async function run(request: Request, served: ServedEndpoint): Promise<Response> {
  const { endpoint } = served;
  const startedAt = performance.now();
  const requestId = randomUUID();
  const headers: Record<string, string> = {
    "X-Request-Id": requestId,
    "X-Content-Type-Options": "nosniff",
    ...corsHeaders(endpoint.surface),
  };
  let response: Response;
  try {
    const answer = await answerCall(request, served, headers);
    response = toResponse(answer, { "Cache-Control": endpoint.cacheControl, ...headers });
  } catch (error) {
    response = toErrorResponse(asAppError(error, endpoint, requestId), endpoint, headers);
  }
  const ms = Math.round(performance.now() - startedAt);
  logRequest({ method: request.method, path: endpoint.path, status: response.status, ms, requestId });
  return response;
}

async function answerCall(
  request: Request,
  { endpoint, ready, handle }: ServedEndpoint,
  headers: Record<string, string>,
): Promise<Answer> {
  const clientIp = clientAddress(request.headers);
  Object.assign(headers, await limitRate(endpoint.rateClass, clientIp));
  await ready?.();
  const json = endpoint.body ? await readJsonBody(request, bodyLimit(endpoint.body)) : undefined;
  const query = endpoint.query ? parseInput(endpoint.query, readQuery(request.url)) : {};
  const checked = endpoint.body && !endpoint.body.unchecked;
  const body = checked ? parseInput(endpoint.body.schema, json) : json;
  const answer = await handle({ query, body, request, origin: publicOrigin(request), clientIp });
  if (isStrict()) checkReply(endpoint, answer);
  return answer;
}

const bodyLimit = ({ maxBytes }: { readonly maxBytes: number }) => Math.min(maxBytes, MAX_JSON_BODY_BYTES);

function isStrict(): boolean {
  const { AFFICHE_STRICT_REPLIES, NODE_ENV } = env();
  return AFFICHE_STRICT_REPLIES ?? NODE_ENV !== "production";
}

function asAppError(error: unknown, endpoint: Endpoint, requestId: string): AppError {
  if (!(error instanceof AppError)) return reportUnknown(error, requestId);
  try {
    if (isStrict()) checkErrorCode(endpoint, error);
    return error;
  } catch (undeclared) {
    return reportUnknown(undeclared, requestId);
  }
}

const JSON_TYPE = "application/json; charset=utf-8";

/** Statuses that have no body. */
const BODILESS = new Set([204, 205, 304]);

function toResponse(answer: Answer, headers: Record<string, string>): Response {
  const status = answer.status ?? 200;
  if (BODILESS.has(status)) return new Response(null, { status, headers: { ...headers, ...answer.headers } });
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
