/**
 * Who is calling, and whether they may. Threat: a page of another site that uses a visitor's cookies. Covered: whatever
 * changes something must come from our own pages when it carries a cookie; browsers always say where it comes from.
 */
import { AppError } from "./app-error";
import { ANONYMOUS, type Caller } from "./caller";
import type { Endpoint } from "./endpoint";
import { publicOrigin } from "./origin";
import type { Identify } from "./route";

/**
 * Identifies the caller as far as the contract asks.
 * @param setCookies receives the cookies that must be renewed.
 * @throws AppError UNAUTHENTICATED or FORBIDDEN.
 */
export async function admit(
  request: Request,
  { access = "public", method, id }: Endpoint,
  identify: Identify | undefined,
  setCookies: string[],
): Promise<Caller> {
  if (access === "public") return ANONYMOUS;
  if (!identify) throw new Error(`${id} asks who is calling: serve it with lib/auth/serve`);
  if (method !== "GET") assertSameSite(request);
  const found = await identify(request);
  setCookies.push(...found.setCookies);
  const { person } = found.caller;
  if (access === "anyone") return found.caller;
  if (!person) throw new AppError("UNAUTHENTICATED", "Sign in first: open /sign-in in the same browser.");
  if (access === "paid" && person.plan !== "pro" && !person.isAdmin) {
    throw new AppError(
      "FORBIDDEN",
      "This needs a paid plan, and yours is free. /account says how to change it.",
    );
  }
  return found.caller;
}

/** @throws AppError FORBIDDEN for a request that carries cookies and comes from a page of another origin. */
function assertSameSite(request: Request): void {
  if (!request.headers.has("cookie")) return;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const named = site === null || site === "same-origin" || site === "none";
  if (named && (origin === null || isOwnHost(origin, request))) return;
  throw new AppError("FORBIDDEN", "This can only be asked for from this service's own pages.");
}

/** Hosts are compared, not schemes: behind a proxy that ends TLS we are spoken to in plain http. */
function isOwnHost(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const asked = request.headers.get("host") ?? new URL(request.url).host;
  return [asked, new URL(publicOrigin(request)).host].includes(new URL(origin).host);
}
