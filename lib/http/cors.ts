import type { Surface } from "./endpoint";

const EXPOSED = [
  "ETag",
  "Retry-After",
  "X-Cache",
  "X-Render-Warnings",
  "X-Request-Id",
  "RateLimit-Policy",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
].join(", ");

/** Headers on every answer: the poster API is open to every page; the design API, which knows people by cookie, to none. */
export function corsHeaders(surface: Surface): Record<string, string> {
  if (surface !== "poster") return {};
  return { "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": EXPOSED };
}

/**
 * Headers of the answer to a preflight.
 * @param allow methods that are served, as in the Allow header.
 */
export function preflightHeaders(surface: Surface, allow: string): Record<string, string> {
  if (surface !== "poster") return { Allow: allow };
  return {
    ...corsHeaders(surface),
    Allow: allow,
    "Access-Control-Allow-Methods": allow,
    // The wildcard covers every header but Authorization, which pages of agents may send although nobody asks for it.
    "Access-Control-Allow-Headers": "Authorization, *",
    "Access-Control-Max-Age": "86400",
  };
}
