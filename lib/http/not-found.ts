import { randomUUID } from "node:crypto";
import { AppError } from "./app-error";
import { corsHeaders } from "./cors";
import type { Endpoint } from "./endpoint";
import { errorBody, errorHeaders } from "./error-body";

/**
 * Handlers of the catch-all route: JSON 404 in the words of the surface that the path belongs to, with everything that
 * surface does serve, as `GET /api/v1/effects`.
 */
export function serveNotFound(endpoints: readonly Endpoint[]) {
  async function answerNotFound(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const surface = pathname.startsWith("/api/v1/design/") ? "design" : "poster";
    const served = endpoints
      .filter((endpoint) => endpoint.surface === surface)
      .map(({ method, path }) => `${method} ${path}`);
    const message = `There is no ${pathname.slice(0, 200)}. What there is stands in endpoints.`;
    const error = new AppError("NOT_FOUND", message, { extras: { endpoints: served } });
    return Response.json(errorBody(error, surface), {
      status: 404,
      headers: { "X-Request-Id": randomUUID(), ...corsHeaders(surface), ...errorHeaders(error) },
    });
  }
  return {
    GET: answerNotFound,
    POST: answerNotFound,
    PUT: answerNotFound,
    PATCH: answerNotFound,
    DELETE: answerNotFound,
    OPTIONS: answerNotFound,
  };
}
