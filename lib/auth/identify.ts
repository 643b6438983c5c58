import { createHash } from "node:crypto";
import { serializeCookieHeader } from "@supabase/ssr";
import type { AuthError } from "@supabase/supabase-js";
import { recognisePerson } from "@/lib/data/profiles";
import type { Caller, Person } from "@/lib/http/caller";
import type { Identify } from "@/lib/http/route";
import { serverClient } from "./server-client";
import { claimedSession, cookiesOf, sessionCookies } from "./session-cookie";

/**
 * Finds out who is calling, from the session's cookies, and which share token came with the request.
 * The identity is asked every time, so that signing out counts from the next request on; without a session's cookies
 * nobody is asked. Cookies that are no session, or one that has ended, mean nobody in particular, and are cleared.
 * @throws Error when the identity cannot be asked.
 */
export const identify: Identify = async (request) => {
  const { person, setCookies } = await personOf(request.headers, request.url);
  const shareTokenHash = hashShareToken(request);
  const caller: Caller = { person, ...(shareTokenHash && { shareTokenHash }) };
  return { caller, setCookies };
};

/** The person whose session a request carries, and the cookies that its answer must set. */
export async function personOf(
  headers: Headers,
  asked?: string,
): Promise<{ readonly person: Person | null; readonly setCookies: readonly string[] }> {
  const cookies = sessionCookies(cookiesOf(headers));
  if (cookies.length === 0) return { person: null, setCookies: [] };
  const signedOut = () => ({
    person: null,
    setCookies: cookies.map(({ name }) => serializeCookieHeader(name, "", { path: "/", maxAge: 0 })),
  });
  if (!(await claimedSession(cookies))) return signedOut();
  const client = serverClient(headers, asked);
  const { data, error } = await client.supabase.auth.getUser();
  if (error && !isRefusal(error))
    throw new Error("the identity could not be asked who is calling", { cause: error });
  if (!data.user) return signedOut();
  const { id, email, email_confirmed_at } = data.user;
  const person = await recognisePerson({
    id,
    email: email || null,
    emailVerified: Boolean(email_confirmed_at),
  });
  return { person, setCookies: client.setCookies() };
}

/** Whether the identity has said no, in words of its own; what a proxy before it says has no status here. */
const isRefusal = ({ status }: AuthError) =>
  status !== undefined && status >= 400 && status < 500 && status !== 429;

/** SHA-256 (hex) of the share token that a request carries, in the header X-Share-Token or the query. */
function hashShareToken(request: Request): string | null {
  const token = request.headers.get("x-share-token") ?? new URL(request.url).searchParams.get("token");
  return token ? createHash("sha256").update(token).digest("hex") : null;
}
