/**
 * What mails carry. Threat: a link or code that is guessed, used twice, or read out of a dump of the database. Covered: links
 * hold 256 random bits and are kept as hashes; codes have six digits, are kept under a key that is not in the database, and
 * are dead after five wrong guesses; both live an hour, are one thing, used once, and replaced by the next.
 */
import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Tx } from "@/lib/data/database";
import type { AuthOneTimeTokens } from "@/lib/data/schema.gen";
import { deriveKey } from "@/lib/data/secret-key";
import { hashToken } from "./refresh-token";

/** What a one-time token is for. */
export type TokenKind = AuthOneTimeTokens["kind"];

/** A one-time token as it is kept. */
export type TokenRow = Selectable<AuthOneTimeTokens>;

/** Of a PKCE flow: what the exchange must match. */
export interface CodeChallenge {
  readonly code_challenge: string;
  readonly code_challenge_method: "s256" | "plain";
}

const LIFETIME_MINUTES = 60;
const MAX_ATTEMPTS = 5;

/** Makes the token of a person and kind, in place of an older one. @param email where it is sent. */
export async function makeOneTimeToken(
  tx: Tx,
  wanted: { userId: string; kind: TokenKind; email: string; challenge: CodeChallenge | null },
): Promise<{ readonly token: string; readonly code: string }> {
  const token = randomBytes(32).toString("base64url");
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const token_hash = hashToken(token);
  const values = {
    user_id: wanted.userId,
    kind: wanted.kind,
    email: wanted.email,
    token_hash,
    code_hash: hashCode(token_hash, code),
    attempts: 0,
    code_challenge: wanted.challenge?.code_challenge ?? null,
    code_challenge_method: wanted.challenge?.code_challenge_method ?? null,
    created_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + make_interval(mins => ${LIFETIME_MINUTES})`,
  };
  await tx
    .insertInto("auth.one_time_tokens")
    .values(values)
    .onConflict((conflict) => conflict.columns(["user_id", "kind"]).doUpdateSet(values))
    .execute();
  return { token, code };
}

/** Uses up the token of a link; undefined when there is none, or no more. */
export function takeByLink(
  tx: Tx,
  token: string,
  kinds: readonly TokenKind[],
): Promise<TokenRow | undefined> {
  return tx
    .deleteFrom("auth.one_time_tokens")
    .where("token_hash", "=", hashToken(token))
    .where("kind", "in", kinds)
    .where("expires_at", ">", sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Uses up the token that was sent to an address together with a code. A wrong code counts as an attempt, so the
 * transaction must not be undone for it.
 */
export async function takeByCode(
  tx: Tx,
  email: string,
  code: string,
  kinds: readonly TokenKind[],
): Promise<TokenRow | undefined> {
  const candidates = await tx
    .updateTable("auth.one_time_tokens")
    .set({ attempts: sql<number>`attempts + 1` })
    .where("email", "=", email)
    .where("kind", "in", kinds)
    .where("expires_at", ">", sql<Date>`now()`)
    .where("attempts", "<", MAX_ATTEMPTS)
    .returningAll()
    .execute();
  const match = candidates.find((row) =>
    timingSafeEqual(Buffer.from(row.code_hash), hashCode(row.token_hash, code)),
  );
  if (match) await tx.deleteFrom("auth.one_time_tokens").where("id", "=", match.id).execute();
  return match;
}

/** Six digits are soon guessed by whoever has their hash: this one needs the install's secret. */
function hashCode(tokenHash: Uint8Array, code: string): Buffer {
  return createHmac("sha256", deriveKey("one-time-codes")).update(tokenHash).update(code).digest();
}
