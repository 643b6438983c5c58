import type { AppError } from "./app-error";
import type { Surface } from "./endpoint";

/** The body of an error: `{error, code, …}` on the poster API, `{error, …}` on the design API. */
export function errorBody(error: AppError, surface: Surface): Record<string, unknown> {
  const extras = error.options.extras ?? {};
  return surface === "poster"
    ? { error: error.publicMessage, code: error.code, ...extras }
    : { error: error.publicMessage, ...extras };
}

/** The headers that belong to an error; errors are never cached. */
export function errorHeaders(error: AppError): Record<string, string> {
  const { headers, retryAfterSeconds } = error.options;
  return {
    "Cache-Control": "no-store",
    ...(retryAfterSeconds === undefined
      ? {}
      : { "Retry-After": String(Math.max(1, Math.ceil(retryAfterSeconds))) }),
    ...headers,
  };
}
