/**
 * Codes of a PKCE flow (RFC 7636). Threat: a link that is opened, or read, by somebody else than who asked for it. Covered:
 * the link only gives a code, and only the browser that asked holds what the code is exchanged with. A code is used once,
 * right or wrong, within five minutes.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import { asService, type Tx } from "@/lib/data/database";
import { IdentityError } from "./identity-error";
import { type IdentitySession, issueSession, type SignInMethod } from "./issue-session";
import type { CodeChallenge } from "./one-time-token";
import { hashToken, newRefreshToken } from "./refresh-token";

const LIFETIME_MINUTES = 5;

/** Makes the code that an opened link gives to the browser. */
export async function makeCode(
  tx: Tx,
  userId: string,
  method: SignInMethod,
  challenge: CodeChallenge,
): Promise<string> {
  const code = newRefreshToken();
  await tx.deleteFrom("auth.flow_state").where("expires_at", "<", sql<Date>`now()`).execute();
  await tx
    .insertInto("auth.flow_state")
    .values({
      ...challenge,
      code_hash: hashToken(code),
      user_id: userId,
      method,
      expires_at: sql<Date>`now() + make_interval(mins => ${LIFETIME_MINUTES})`,
    })
    .execute();
  return code;
}

/** Exchanges a code for a session. @throws IdentityError when it is unknown, over, or not matched by the verifier. */
export async function exchangeCode(code: string, verifier: string, origin: string): Promise<IdentitySession> {
  // The outcome is returned and not thrown, so that a code which was tried with a wrong verifier is gone.
  const outcome = await asService(async (tx) => {
    const flow = await tx
      .deleteFrom("auth.flow_state")
      .where("code_hash", "=", hashToken(code))
      .where("expires_at", ">", sql<Date>`now()`)
      .returningAll()
      .executeTakeFirst();
    if (!flow) return "unknown";
    if (!matches(flow, verifier)) return "mismatch";
    const user = await tx
      .selectFrom("auth.users")
      .selectAll()
      .where("id", "=", flow.user_id)
      .executeTakeFirstOrThrow();
    return issueSession(tx, user, flow.method as SignInMethod, origin);
  });
  if (outcome === "unknown")
    throw new IdentityError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
  if (outcome === "mismatch")
    throw new IdentityError(
      400,
      "bad_code_verifier",
      "code challenge does not match previously saved code verifier",
    );
  return outcome;
}

function matches({ code_challenge, code_challenge_method }: CodeChallenge, verifier: string): boolean {
  const given =
    code_challenge_method === "s256" ? createHash("sha256").update(verifier).digest("base64url") : verifier;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(code_challenge.replace(/=+$/, "")));
}
