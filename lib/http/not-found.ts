import { randomUUID } from "node:crypto";
import { AppError } from "./app-error";
import { corsHeaders } from "./cors";
import { errorBody, errorHeaders } from "./error-body";

/** Answers 404 in the words of the poster API; `/api/v1/design` has no `code` in its errors. */
async function answerNotFound(request: Request): Promise<Response> {
  const { pathname, origin } = new URL(request.url);
  const shown = pathname.slice(0, 200);
  const message = `There is no ${shown}. The endpoints are listed at ${origin}/docs.`;
  const error = new AppError("NOT_FOUND", message);
  const surface = pathname.startsWith("/api/v1/design/") ? "design" : "poster";
  return Response.json(errorBody(error, surface), {
    status: 404,
    headers: { "X-Request-Id": randomUUID(), ...corsHeaders(surface), ...errorHeaders(error) },
  });
}

/** Handlers of the catch-all route. */
export const notFound = {
  GET: answerNotFound,
  POST: answerNotFound,
  PUT: answerNotFound,
  PATCH: answerNotFound,
  DELETE: answerNotFound,
  OPTIONS: answerNotFound,
};
