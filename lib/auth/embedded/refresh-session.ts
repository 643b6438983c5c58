import { sql } from "kysely";
import { asService, type Tx } from "@/lib/data/database";
import { IdentityError } from "./identity-error";
import { type IdentitySession, sessionOf } from "./issue-session";
import { hashToken, successorOf } from "./refresh-token";

/** A token that was used may be used again this long, in seconds: by requests that were under way beside the first. */
export const REUSE_SECONDS = 10;

/** Used tokens are remembered this many days, to recognise one that comes back. */
const REMEMBER_DAYS = 90;

/**
 * Exchanges a refresh token for a session with its successor.
 * @throws IdentityError when it is unknown, or comes back too late, which ends its session.
 */
export async function refreshSession(token: string, origin: string): Promise<IdentitySession> {
  // The outcome is returned and not thrown: a session that must end has to be gone when the transaction is.
  const outcome = await asService((tx) => exchange(tx, token, origin));
  if (outcome === "unknown")
    throw new IdentityError(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
  if (outcome === "reused")
    throw new IdentityError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
  return outcome;
}

async function exchange(
  tx: Tx,
  token: string,
  origin: string,
): Promise<IdentitySession | "unknown" | "reused"> {
  const found = await findToken(tx, token);
  if (!found) return "unknown";
  // One exchange of a session after another, so that parallel ones see what the first has done.
  const session = await tx
    .selectFrom("auth.sessions")
    .select(["id", "user_id", "amr"])
    .where("id", "=", found.session_id)
    .forUpdate()
    .executeTakeFirst();
  if (!session) return "unknown";
  const current = await findToken(tx, token);
  if (!current) return "unknown";
  if (current.used && !current.recent) {
    await tx.deleteFrom("auth.sessions").where("id", "=", session.id).execute();
    return "reused";
  }
  const next = current.used ? await newestAfter(tx, token) : await replace(tx, token, session.id);
  const user = await tx
    .selectFrom("auth.users")
    .selectAll()
    .where("id", "=", session.user_id)
    .executeTakeFirstOrThrow();
  return sessionOf(user, session, next, origin);
}

function findToken(tx: Tx, token: string) {
  return tx
    .selectFrom("auth.refresh_tokens")
    .select([
      "session_id",
      sql<boolean>`used_at is not null`.as("used"),
      sql<boolean>`used_at > clock_timestamp() - make_interval(secs => ${REUSE_SECONDS})`.as("recent"),
    ])
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
}

async function replace(tx: Tx, token: string, sessionId: string): Promise<string> {
  const next = successorOf(token);
  await tx
    .updateTable("auth.refresh_tokens")
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where("token_hash", "=", hashToken(token))
    .execute();
  await tx
    .insertInto("auth.refresh_tokens")
    .values({ token_hash: hashToken(next), session_id: sessionId })
    .execute();
  await tx
    .updateTable("auth.sessions")
    .set({ updated_at: sql<Date>`clock_timestamp()` })
    .where("id", "=", sessionId)
    .execute();
  await tx
    .deleteFrom("auth.refresh_tokens")
    .where("session_id", "=", sessionId)
    .where("used_at", "<", sql<Date>`clock_timestamp() - make_interval(days => ${REMEMBER_DAYS})`)
    .execute();
  return next;
}

/** The successor; or, when that was exchanged as well in these few seconds, the one that counts now. */
async function newestAfter(tx: Tx, token: string): Promise<string> {
  let next = successorOf(token);
  while ((await findToken(tx, next))?.used) next = successorOf(next);
  return next;
}
