import { asService } from "@/lib/data/database";
import { readAccessToken } from "./access-token";
import { IdentityError } from "./identity-error";
import type { UserRow } from "./identity-user";

/** Whoever sends a good access token of a session that is still open. */
export interface Bearer {
  readonly user: UserRow;
  readonly sessionId: string;
}

/**
 * Finds out whose access token a request carries.
 * @throws IdentityError when there is none, it is not ours, or its session has ended.
 */
export async function bearerOf(request: Request): Promise<Bearer> {
  const token = /^bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (!token) throw new IdentityError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  const { userId, sessionId } = await readAccessToken(token);
  const user = await asService((tx) =>
    tx
      .selectFrom("auth.sessions")
      .innerJoin("auth.users", "auth.users.id", "auth.sessions.user_id")
      .selectAll("auth.users")
      .where("auth.sessions.id", "=", sessionId)
      .where("auth.users.id", "=", userId)
      .executeTakeFirst(),
  );
  if (!user)
    throw new IdentityError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  return { user, sessionId };
}
