import { Hono } from "hono";
import { env } from "@/lib/env";
import { AppError } from "@/lib/http/app-error";
import { limitRate } from "@/lib/http/rate-limit/limit-rate";
import { publicKeys } from "./access-token";
import { bearerOf } from "./bearer";
import type { IdentityContext } from "./identity-call";
import { IdentityError } from "./identity-error";
import { userOf } from "./identity-user";
import { resend, sendRecovery, sendSignInLink } from "./mailed-requests";
import { signOut } from "./sign-out";
import { signUp } from "./sign-up";
import { grantToken } from "./token-grants";
import { updateUser } from "./update-user";
import { openLink, verifyToken } from "./verify";

/** The version of the wire format: errors carry their code as text in `code`. Answers hold tokens, so nobody keeps them. */
const HEADERS = { "X-Supabase-Api-Version": "2024-01-01", "Cache-Control": "private, no-store" };

/** The embedded identity: the endpoints of Supabase Auth that supabase-js asks, below `/auth/v1`. */
export const identityApp = new Hono<{ Bindings: IdentityContext }>().basePath("/auth/v1");

identityApp.use(async (call, next) => {
  if (!call.env.inside) await limitRate("identity", call.env.clientIp);
  await next();
  for (const [name, value] of Object.entries(HEADERS)) call.header(name, value);
});

identityApp.post("/signup", signUp);
identityApp.post("/token", grantToken);
identityApp.post("/logout", signOut);
identityApp.post("/otp", sendSignInLink);
identityApp.post("/magiclink", sendSignInLink);
identityApp.post("/recover", sendRecovery);
identityApp.post("/resend", resend);
identityApp.post("/verify", verifyToken);
identityApp.get("/verify", openLink);
identityApp.get("/user", async (call) => call.json(userOf((await bearerOf(call.req.raw)).user)));
identityApp.put("/user", updateUser);

identityApp.get("/authorize", () => {
  throw new IdentityError(400, "validation_failed", "Unsupported provider: provider is not enabled");
});
identityApp.get("/settings", (call) =>
  call.json({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: !env().AUTH_REQUIRE_CONFIRMATION,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
  }),
);
identityApp.get("/health", (call) =>
  call.json({ name: "Affiche", description: "The embedded identity of Affiche" }),
);
identityApp.get("/.well-known/jwks.json", async (call) => call.json(await publicKeys()));

identityApp.notFound((call) =>
  call.json({ code: "not_found", message: "The identity has no such endpoint" }, 404, HEADERS),
);

identityApp.onError((error, call) => {
  const refusal = refusalOf(error);
  if (refusal) {
    const { status, code, message, headers } = refusal;
    return call.json({ code, message }, status, { ...HEADERS, ...headers });
  }
  console.error(error);
  return call.json(
    { code: "unexpected_failure", message: "Something went wrong on our side." },
    500,
    HEADERS,
  );
});

/** What a caller is told of an error; null when it is none of theirs. */
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
