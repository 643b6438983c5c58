import type { Tx } from "@/lib/data/database";
import { linkMail } from "../mail/identity-mails";
import { sendMail } from "../mail/send-mail";
import type { IdentityCall } from "./identity-call";
import { type CodeChallenge, makeOneTimeToken, type TokenKind } from "./one-time-token";
import { ownAddress } from "./request-fields";

/** A mail that is ready to go when its transaction is through. */
export type Sending = () => void;

/** Nothing to send. */
export const NO_MAIL: Sending = () => undefined;

/**
 * Makes a link and its code. The mail is sent by the answer, after the transaction; nobody waits for it, so that the time
 * an answer takes does not tell whether there was one.
 */
export async function prepareLink(
  tx: Tx,
  call: IdentityCall,
  wanted: { userId: string; kind: TokenKind; email: string; challenge: CodeChallenge | null },
): Promise<Sending> {
  const { origin } = call.env;
  const { token, code } = await makeOneTimeToken(tx, wanted);
  const query = new URLSearchParams({
    token,
    type: wanted.kind,
    redirect_to: ownAddress(call.req.query("redirect_to"), origin),
  });
  const mail = linkMail(wanted.kind, wanted.email, `${origin}/auth/v1/verify?${query}`, code);
  return () => void sendMail(mail);
}
