import { createChunks, stringToBase64URL } from "@supabase/ssr";
import { asService } from "@/lib/data/database";
import { followPerson } from "@/lib/data/profiles";
import { type IdentitySession, issueSession } from "../embedded/issue-session";
import { hashPassword } from "../embedded/password";
import { sessionCookieName } from "../session-cookie";

/** Somebody who has signed up and in. */
export interface CreatedPerson {
  readonly id: string;
  readonly email: string;
  /** The Cookie header of their browser. */
  readonly cookie: string;
  readonly session: IdentitySession;
}

/** Makes a person of the embedded identity with a confirmed address and an open session, without going through the mail. */
export async function createPerson(wanted: {
  readonly email: string;
  /** Without one they cannot sign in again; hashing it takes a moment. */
  readonly password?: string;
  readonly plan?: "free" | "pro";
  readonly isAdmin?: boolean;
}): Promise<CreatedPerson> {
  const email = wanted.email.toLowerCase();
  const encrypted_password = wanted.password === undefined ? null : await hashPassword(wanted.password);
  const session = await asService(async (tx) => {
    const user = await tx
      .insertInto("auth.users")
      .values({ email, encrypted_password, email_confirmed_at: new Date() })
      .returningAll()
      .executeTakeFirstOrThrow();
    return issueSession(tx, user, "password", "http://localhost");
  });
  const { id } = session.user;
  await followPerson({ id, email, emailVerified: true });
  const { plan, isAdmin } = wanted;
  if (plan !== undefined || isAdmin !== undefined)
    await asService((tx) =>
      tx
        .updateTable("profiles")
        .set({ ...(plan !== undefined && { plan }), ...(isAdmin !== undefined && { is_admin: isAdmin }) })
        .where("id", "=", id)
        .execute(),
    );
  return { id, email, cookie: cookieOf(session), session };
}

/** The Cookie header of a browser that has a session. */
export function cookieOf(session: unknown): string {
  return createChunks(sessionCookieName(), `base64-${stringToBase64URL(JSON.stringify(session))}`)
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ");
}
