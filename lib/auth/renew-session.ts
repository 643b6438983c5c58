import { personOf } from "./identify";
import { claimedSession, cookiesOf, sessionCookies } from "./session-cookie";

/** supabase-js refreshes a session that has less than 90 seconds left; here a little earlier, so that pages never do. */
const MARGIN_SECONDS = 100;

/** Cookies of a request that were renewed on its way. */
export interface RenewedSession {
  /** The Cookie header that the request should now have. */
  readonly cookie: string;
  /** Set-Cookie headers for the answer. */
  readonly setCookies: readonly string[];
}

/** Renews the session of a request for a page, which cannot set cookies itself; null when there is nothing to renew. */
export async function renewSession(headers: Headers, asked: string): Promise<RenewedSession | null> {
  const cookies = cookiesOf(headers);
  const session = await claimedSession(sessionCookies(cookies));
  if (!session || session.expiresAt - Date.now() / 1000 > MARGIN_SECONDS) return null;
  const { setCookies } = await personOf(headers, asked);
  if (setCookies.length === 0) return null;
  const stale = new Set(sessionCookies(cookies).map(({ name }) => name));
  const kept = (headers.get("cookie") ?? "").split(/;\s*/).filter((pair) => !stale.has(nameOf(pair)));
  const fresh = setCookies.map((line) => line.split(";", 1)[0] ?? "").filter((pair) => !pair.endsWith("="));
  return { cookie: [...kept, ...fresh].join("; "), setCookies };
}

const nameOf = (pair: string) => pair.split("=", 1)[0]?.trim() ?? "";
