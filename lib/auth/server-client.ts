import { createServerClient, serializeCookieHeader } from "@supabase/ssr";
import type { SupabaseClient } from "@supabase/supabase-js";
import { originOf } from "@/lib/http/origin";
import { identityAccess } from "./identity-fetch";
import { cookiesOf, sessionCookieName } from "./session-cookie";

/** supabase-js on behalf of one request. */
export interface ServerClient {
  readonly supabase: SupabaseClient;
  /** Set-Cookie headers that the answer must carry, as of now. */
  setCookies(): string[];
}

/** Node 20 has no WebSocket, and supabase-js wants one before anybody asks for live changes, which nobody here does. */
class NoWebSocket {
  constructor() {
    throw new Error("live changes of the database are not used on the server");
  }
}

/**
 * Makes the client for a request: the session comes from its cookies, and cookies to set are collected.
 * @param headers of the request. @param asked its origin as the server saw it.
 */
export function serverClient(headers: Headers, asked?: string): ServerClient {
  const { url, key, fetch } = identityAccess(headers, asked);
  const cookies = cookiesOf(headers);
  const toSet = new Map<string, string>();
  const secure = originOf(headers, asked).startsWith("https:");
  const supabase = createServerClient(url, key, {
    cookieOptions: { name: sessionCookieName(), path: "/", sameSite: "lax", secure },
    cookies: {
      getAll: () => cookies,
      setAll: (changed) => {
        for (const { name, value, options } of changed)
          toSet.set(name, serializeCookieHeader(name, value, options));
      },
    },
    global: { fetch },
    realtime: { transport: NoWebSocket as unknown as typeof WebSocket },
  });
  return { supabase, setCookies: () => [...toSet.values()] };
}
