import { asService, type Tx } from "@/lib/data/database";
import type { IdentityCall } from "./identity-call";
import { IdentityError } from "./identity-error";
import { countMail } from "./limits";
import { readObject } from "./read-fields";
import { challengeOf, emailOf, metadataOf } from "./request-fields";
import { NO_MAIL, prepareLink } from "./send-link";
import { addUser, findByEmail } from "./users";

/** POST /otp: mails a link and a code that sign in. Whether the address has an account is not told. */
export async function sendSignInLink(call: IdentityCall): Promise<Response> {
  const body = await readObject(call.req.raw);
  const email = emailOf(body);
  const metadata = metadataOf(body);
  const challenge = challengeOf(body);
  await countMail(email, call.env);
  const send = await asService(async (tx) => {
    const known = await findByEmail(tx, email);
    const user =
      known ??
      (body.create_user === false ? undefined : await addUser(tx, { email, metadata, confirmed: false }));
    return user ? prepareLink(tx, call, { userId: user.id, kind: "magiclink", email, challenge }) : NO_MAIL;
  });
  send();
  return call.json({});
}

/** POST /recover: mails a link that leads to a new password. Whether the address has an account is not told. */
export async function sendRecovery(call: IdentityCall): Promise<Response> {
  const body = await readObject(call.req.raw);
  const email = emailOf(body);
  const challenge = challengeOf(body);
  await countMail(email, call.env);
  const send = await asService(async (tx) => {
    const user = await findByEmail(tx, email);
    return user ? prepareLink(tx, call, { userId: user.id, kind: "recovery", email, challenge }) : NO_MAIL;
  });
  send();
  return call.json({});
}

/** POST /resend: mails the confirmation of a sign-up or of a change of address once more. */
export async function resend(call: IdentityCall): Promise<Response> {
  const body = await readObject(call.req.raw);
  const email = emailOf(body);
  const challenge = challengeOf(body);
  const { type } = body;
  if (type !== "signup" && type !== "email_change")
    throw new IdentityError(400, "validation_failed", "type must be signup or email_change");
  await countMail(email, call.env);
  const send = await asService(async (tx) => {
    const waiting = await tx
      .selectFrom("auth.one_time_tokens")
      .innerJoin("auth.users", "auth.users.id", "user_id")
      .select(["user_id", "email_confirmed_at"])
      .where("auth.one_time_tokens.email", "=", email)
      .where("kind", "=", type)
      .executeTakeFirst();
    const user = waiting ?? (type === "signup" ? await unconfirmed(tx, email) : undefined);
    if (!user || (type === "signup" && user.email_confirmed_at)) return NO_MAIL;
    return prepareLink(tx, call, { userId: user.user_id, kind: type, email, challenge });
  });
  send();
  return call.json({});
}

async function unconfirmed(tx: Tx, email: string) {
  const user = await findByEmail(tx, email);
  return user && { user_id: user.id, email_confirmed_at: user.email_confirmed_at };
}
