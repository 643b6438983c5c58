import { env } from "@/lib/env";
import { clientAddress } from "@/lib/http/client-ip";
import { originOf } from "@/lib/http/origin";
import { identityApp } from "./embedded/identity-app";
import { withSingleRefresh } from "./single-refresh";

/** How this process asks the identity: a Supabase project over the network, or the embedded one without. */
export interface IdentityAccess {
  /** Address that supabase-js is given. */
  readonly url: string;
  /** Public key that supabase-js is given. */
  readonly key: string;
  readonly fetch: typeof fetch;
}

const ANSWER_WITHIN_MS = 10_000;

/**
 * How to ask the identity on behalf of a request.
 * @param headers of the request. @param asked its origin as the server saw it.
 */
export function identityAccess(headers: Headers, asked?: string): IdentityAccess {
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_ANON_KEY: key } = env();
  if (url) {
    if (!key)
      throw new Error("NEXT_PUBLIC_SUPABASE_ANON_KEY is not set, and NEXT_PUBLIC_SUPABASE_URL needs it");
    return { url, key, fetch: withSingleRefresh(askProject) };
  }
  const context = { origin: originOf(headers, asked), clientIp: clientAddress(headers), inside: true };
  const askEmbedded: typeof fetch = async (input, init) =>
    identityApp.fetch(new Request(input, init), context);
  return { url: context.origin, key: "embedded", fetch: withSingleRefresh(askEmbedded) };
}

const askProject: typeof fetch = async (input, init) => {
  return fetch(input, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
};
