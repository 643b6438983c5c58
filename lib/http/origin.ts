import { env } from "../env";

/**
 * Public origin of this service, for links: PUBLIC_URL, or what the caller addressed. The scheme that a proxy names is
 * believed only when proxies are declared (TRUSTED_PROXY_HOPS).
 */
export function publicOrigin(request: Request): string {
  const { PUBLIC_URL, TRUSTED_PROXY_HOPS } = env();
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin;
  const asked = new URL(request.url);
  const host = request.headers.get("host") ?? asked.host;
  const forwarded =
    TRUSTED_PROXY_HOPS > 0 ? request.headers.get("x-forwarded-proto")?.split(",").at(-1)?.trim() : undefined;
  const scheme = forwarded === "https" || forwarded === "http" ? `${forwarded}:` : asked.protocol;
  // A Host header is the caller's text: only what is a plain host and port is repeated.
  return /^[\w.-]+(?::\d{1,5})?$|^\[[\da-fA-F:.]+\](?::\d{1,5})?$/.test(host)
    ? `${scheme}//${host}`
    : asked.origin;
}
