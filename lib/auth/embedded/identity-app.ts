import { Hono } from "hono";
import { AppError } from "@/lib/http/app-error";
import { limitRate } from "@/lib/http/rate-limit/limit-rate";
import { publicKeys } from "./access-token";
import { bearerOf } from "./bearer";
import { IdentityError } from "./identity-error";
import { userOf } from "./identity-user";
import { readFields } from "./read-fields";
import { refreshSession } from "./refresh-session";

/** What the identity is told beside a request: it is asked over the network and from within the process alike. */
export interface IdentityContext {
  /** Public origin of this service. */
  readonly origin: string;
  /** The caller's address, for counting. */
  readonly clientIp: string;
}

/** The version of the wire format: errors carry their code as text in `code`. */
const API_VERSION = { "X-Supabase-Api-Version": "2024-01-01", "Cache-Control": "no-store" };

/** The embedded identity: the endpoints of Supabase Auth that supabase-js asks, below `/auth/v1`. */
export const identityApp = new Hono<{ Bindings: IdentityContext }>().basePath("/auth/v1");

identityApp.use(async (context, next) => {
  await limitRate("identity", context.env.clientIp);
  await next();
  for (const [name, value] of Object.entries(API_VERSION)) context.header(name, value);
});

identityApp.get("/.well-known/jwks.json", async (context) => context.json(await publicKeys()));

identityApp.post("/token", async (context) => {
  const { origin } = context.env;
  const grant = context.req.query("grant_type");
  if (grant === "refresh_token") {
    const { refresh_token } = await readFields(context.req.raw, ["refresh_token"]);
    return context.json(await refreshSession(refresh_token, origin));
  }
  throw new IdentityError(400, "validation_failed", "unsupported_grant_type");
});

identityApp.get("/user", async (context) => context.json(userOf((await bearerOf(context.req.raw)).user)));

identityApp.notFound((context) =>
  context.json({ code: "not_found", message: "The identity has no such endpoint" }, 404, API_VERSION),
);

identityApp.onError((error, context) => {
  const refusal = refusalOf(error);
  if (refusal) {
    const { status, code, message, headers } = refusal;
    return context.json({ code, message }, status, { ...API_VERSION, ...headers });
  }
  console.error(error);
  return context.json(
    { code: "unexpected_failure", message: "Something went wrong on our side." },
    500,
    API_VERSION,
  );
});

function refusalOf(error: Error): IdentityError | null {
  if (error instanceof IdentityError) return error;
  if (!(error instanceof AppError)) return null;
  const { retryAfterSeconds, headers } = error.options;
  if (error.code === "RATE_LIMITED")
    return new IdentityError(429, "over_request_rate_limit", error.publicMessage, {
      ...headers,
      "Retry-After": String(retryAfterSeconds ?? 60),
    });
  if (error.code === "PAYLOAD_TOO_LARGE")
    return new IdentityError(413, "validation_failed", error.publicMessage);
  return error.status < 500 ? new IdentityError(400, "bad_json", error.publicMessage) : null;
}
