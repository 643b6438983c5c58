/**
 * The cookie that holds a session, in the format of @supabase/ssr. Threat: cookies that are garbage, sent to cause errors
 * or to be given on to where text of any kind must not go. Covered: what is no session in shape counts as none. The cookie
 * can be read by the pages' own scripts, because the browser's client must; what it says is believed by nobody.
 */
import { combineChunks, isChunkLike, parseCookieHeader, stringFromBase64URL } from "@supabase/ssr";
import { env } from "@/lib/env";

/** A cookie of a request. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** What a session cookie claims. */
export interface ClaimedSession {
  readonly accessToken: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

/** Name of the session's cookie, whose chunks are called `<name>.0` and on; the one that Supabase's clients choose by themselves. */
export function sessionCookieName(): string {
  const { NEXT_PUBLIC_SUPABASE_URL } = env();
  if (!NEXT_PUBLIC_SUPABASE_URL) return "sb-affiche-auth-token";
  return `sb-${new URL(NEXT_PUBLIC_SUPABASE_URL).hostname.split(".")[0]}-auth-token`;
}

/** The cookies of a request's Cookie header. */
export function cookiesOf(headers: Headers): Cookie[] {
  const header = headers.get("cookie");
  return header ? parseCookieHeader(header).map(({ name, value }) => ({ name, value: value ?? "" })) : [];
}

/** The cookies that make up the session, whole or in chunks. */
export function sessionCookies(cookies: readonly Cookie[]): Cookie[] {
  const name = sessionCookieName();
  return cookies.filter((cookie) => isChunkLike(cookie.name, name));
}

/** What the session's cookies claim; null when they are no session in shape. */
export async function claimedSession(cookies: readonly Cookie[]): Promise<ClaimedSession | null> {
  const text = await combineChunks(
    sessionCookieName(),
    (name) => cookies.find((cookie) => cookie.name === name)?.value,
  );
  const session = parse(text ?? "");
  if (typeof session !== "object" || session === null) return null;
  const { access_token, refresh_token, expires_at } = session as Record<string, unknown>;
  if (typeof access_token !== "string" || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(access_token)) return null;
  if (typeof refresh_token !== "string" || !/^[\x21-\x7e]{1,4096}$/.test(refresh_token)) return null;
  if (typeof expires_at !== "number") return null;
  return { accessToken: access_token, expiresAt: expires_at };
}

const PREFIX = "base64-";

function parse(text: string): unknown {
  try {
    return JSON.parse(text.startsWith(PREFIX) ? stringFromBase64URL(text.slice(PREFIX.length)) : text);
  } catch {
    return null;
  }
}
