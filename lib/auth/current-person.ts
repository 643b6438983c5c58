import { headers } from "next/headers";
import { recognisePerson } from "@/lib/data/profiles";
import type { Person } from "@/lib/http/caller";
import { serverClient } from "./server-client";
import { claimedSession, cookiesOf, sessionCookies } from "./session-cookie";

/**
 * The person who looks at the page that is being made. A page cannot set cookies, so an expired session is not refreshed
 * here, which would use up its token: proxy.ts has done so before.
 */
export async function currentPerson(): Promise<Person | null> {
  const asked = await headers();
  const session = await claimedSession(sessionCookies(cookiesOf(asked)));
  if (!session) return null;
  const { data } = await serverClient(asked).supabase.auth.getUser(session.accessToken);
  if (!data.user) return null;
  const { id, email, email_confirmed_at } = data.user;
  return recognisePerson({ id, email: email || null, emailVerified: Boolean(email_confirmed_at) });
}
