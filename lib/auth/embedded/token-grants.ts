import { asService } from "@/lib/data/database";
import { followPerson } from "@/lib/data/profiles";
import { exchangeCode } from "./code-exchange";
import type { IdentityCall } from "./identity-call";
import { IdentityError } from "./identity-error";
import { type IdentitySession, issueSession } from "./issue-session";
import { countAttempt, forgiveAttempts } from "./limits";
import { isPassword } from "./password";
import { readFields, readObject, textOf } from "./read-fields";
import { refreshSession } from "./refresh-session";
import { emailOf } from "./request-fields";
import { findByEmail } from "./users";

/** POST /token: a session for a password, a refresh token or the code of a PKCE flow. */
export async function grantToken(call: IdentityCall): Promise<Response> {
  const { origin } = call.env;
  switch (call.req.query("grant_type")) {
    case "password":
      return call.json(await signInWithPassword(call));
    case "refresh_token": {
      const { refresh_token } = await readFields(call.req.raw, ["refresh_token"]);
      return call.json(await refreshSession(refresh_token, origin));
    }
    case "pkce": {
      const { auth_code, code_verifier } = await readFields(call.req.raw, ["auth_code", "code_verifier"]);
      return call.json(await followed(await exchangeCode(auth_code, code_verifier, origin)));
    }
    default:
      throw new IdentityError(400, "validation_failed", "grant_type must be password, refresh_token or pkce");
  }
}

async function signInWithPassword(call: IdentityCall): Promise<IdentitySession> {
  const { origin, clientIp } = call.env;
  const body = await readObject(call.req.raw);
  const email = emailOf(body);
  const password = textOf(body, "password");
  await countAttempt(email, clientIp);
  const known = await asService((tx) => findByEmail(tx, email));
  if (!(await isPassword(known?.encrypted_password, password)) || !known)
    throw new IdentityError(400, "invalid_credentials", "Invalid login credentials");
  await forgiveAttempts(email, clientIp);
  if (!known.email_confirmed_at) throw new IdentityError(400, "email_not_confirmed", "Email not confirmed");
  // The password that was right a moment ago must still be the one: another request may just have changed it.
  const session = await asService(async (tx) => {
    const now = await tx
      .selectFrom("auth.users")
      .selectAll()
      .where("id", "=", known.id)
      .forUpdate()
      .executeTakeFirst();
    return now?.encrypted_password === known.encrypted_password && now
      ? issueSession(tx, now, "password", origin)
      : null;
  });
  if (!session) throw new IdentityError(400, "invalid_credentials", "Invalid login credentials");
  return followed(session);
}

/** Makes this app know the person who has just signed in, and gives them what was shared with their address. */
export async function followed(session: IdentitySession): Promise<IdentitySession> {
  const { id, email, email_confirmed_at } = session.user;
  await followPerson({ id, email, emailVerified: Boolean(email_confirmed_at) });
  return session;
}
