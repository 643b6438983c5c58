import type { Tx } from "@/lib/data/database";
import { ACCESS_TOKEN_SECONDS, signAccessToken } from "./access-token";
import { type IdentityUser, type UserRow, userOf } from "./identity-user";
import { hashToken, newRefreshToken } from "./refresh-token";

/** A session as supabase-js expects it; it becomes the cookie. */
export interface IdentitySession {
  readonly access_token: string;
  readonly token_type: "bearer";
  readonly expires_in: number;
  /** Epoch seconds. */
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: IdentityUser;
}

/** How a person proved who they are. */
export type SignInMethod = "password" | "otp" | "magiclink" | "recovery" | "email/signup" | "email_change";

/** Opens a session. @param origin of this service, for the token's issuer. */
export async function issueSession(
  tx: Tx,
  user: UserRow,
  method: SignInMethod,
  origin: string,
): Promise<IdentitySession> {
  const amr = [{ method, timestamp: epochSeconds() }];
  const session = await tx
    .insertInto("auth.sessions")
    .values({ user_id: user.id, amr: JSON.stringify(amr) })
    .returning("id")
    .executeTakeFirstOrThrow();
  const refreshToken = newRefreshToken();
  await tx
    .insertInto("auth.refresh_tokens")
    .values({ token_hash: hashToken(refreshToken), session_id: session.id })
    .execute();
  const signedIn = await tx
    .updateTable("auth.users")
    .set({ last_sign_in_at: new Date() })
    .where("id", "=", user.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return sessionOf(signedIn, { id: session.id, amr }, refreshToken, origin);
}

/** Puts a session into the wire format, with a new access token. */
export async function sessionOf(
  row: UserRow,
  session: { readonly id: string; readonly amr: unknown },
  refreshToken: string,
  origin: string,
): Promise<IdentitySession> {
  const user = userOf(row);
  const issuedAt = epochSeconds();
  const accessToken = await signAccessToken(
    {
      issuer: `${origin}/auth/v1`,
      userId: user.id,
      sessionId: session.id,
      email: user.email,
      appMetadata: user.app_metadata,
      userMetadata: user.user_metadata,
      amr: session.amr,
    },
    issuedAt,
  );
  return {
    access_token: accessToken,
    token_type: "bearer",
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: issuedAt + ACCESS_TOKEN_SECONDS,
    refresh_token: refreshToken,
    user,
  };
}

const epochSeconds = () => Math.floor(Date.now() / 1000);
