import { env } from "../env";

/**
 * Public origin of this service, for links: PUBLIC_URL, or what the caller addressed. The scheme that a proxy names is
 * believed only when proxies are declared (TRUSTED_PROXY_HOPS).
 * @param asked origin of the request as the server saw it; pages, which are not told, have plain http on loopback.
 */
export function originOf(headers: Headers, asked = "http://localhost"): string {
  const { PUBLIC_URL, TRUSTED_PROXY_HOPS } = env();
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin;
  const { protocol, host: own, origin } = new URL(asked);
  const host = headers.get("host") ?? own;
  const forwarded =
    TRUSTED_PROXY_HOPS > 0 ? headers.get("x-forwarded-proto")?.split(",").at(-1)?.trim() : undefined;
  const scheme = forwarded === "https" || forwarded === "http" ? `${forwarded}:` : protocol;
  // A Host header is the caller's text: only what is a plain host and port is repeated.
  return /^[\w.-]+(?::\d{1,5})?$|^\[[\da-fA-F:.]+\](?::\d{1,5})?$/.test(host) ? `${scheme}//${host}` : origin;
}

/** Public origin for the links of an answer to this request. */
export const publicOrigin = (request: Request): string => originOf(request.headers, request.url);
