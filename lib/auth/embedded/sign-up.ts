import { randomUUID } from "node:crypto";
import { asService, type Tx } from "@/lib/data/database";
import { followPerson } from "@/lib/data/profiles";
import { env } from "@/lib/env";
import { existingAccountMail } from "../mail/identity-mails";
import { sendMail } from "../mail/send-mail";
import type { IdentityCall } from "./identity-call";
import { IdentityError } from "./identity-error";
import { type UserRow, userOf } from "./identity-user";
import { type IdentitySession, issueSession } from "./issue-session";
import { countMail } from "./limits";
import { hashPassword, isPassword } from "./password";
import { readObject, textOf } from "./read-fields";
import { challengeOf, emailOf, metadataOf } from "./request-fields";
import { NO_MAIL, prepareLink } from "./send-link";
import { addUser, changeUser, findByEmail } from "./users";

interface NewUser {
  readonly email: string;
  readonly password: string;
  readonly encrypted_password: string;
  readonly metadata: string | null;
}

/** POST /signup: a session at once, or a mailed link first where AUTH_REQUIRE_CONFIRMATION says so. */
export async function signUp(call: IdentityCall): Promise<Response> {
  const body = await readObject(call.req.raw);
  const email = emailOf(body);
  const metadata = metadataOf(body);
  const challenge = challengeOf(body);
  const password = textOf(body, "password");
  const confirmation = env().AUTH_REQUIRE_CONFIRMATION;
  if (confirmation) await countMail(email, call.env);
  const user = { email, password, metadata, encrypted_password: await hashPassword(password) };
  if (!confirmation) return call.json(await signUpAtOnce(user, call.env.origin));

  const known = await asService((tx) => findByEmail(tx, email));
  // The same work with passwords for everybody, so that the time it takes tells nothing.
  const same = await isPassword(known?.encrypted_password, password);
  if (known?.email_confirmed_at) void sendMail(existingAccountMail(email, call.env.origin));
  else {
    const send = await asService(async (tx) => {
      const row =
        (await addUser(tx, { ...user, confirmed: false })) ?? (await claimUnconfirmed(tx, user, same));
      return row ? prepareLink(tx, call, { userId: row.id, kind: "signup", email, challenge }) : NO_MAIL;
    });
    send();
  }
  // Always that of a new account, which nobody has: the person's own record would tell who has been here before.
  return call.json({ ...userOf(imaginary(user)), confirmation_sent_at: new Date().toISOString() });
}

/** Signing up counts as confirmation; an address of which only a mail was asked for before can still be taken. */
async function signUpAtOnce(user: NewUser, origin: string): Promise<IdentitySession> {
  const session = await asService(async (tx) => {
    const added = await addUser(tx, { ...user, confirmed: true });
    const row = added ?? (await claim(tx, user, user.encrypted_password, true));
    return row && issueSession(tx, row, "password", origin);
  });
  if (!session) throw new IdentityError(422, "user_already_exists", "User already registered");
  await followPerson({ id: session.user.id, email: user.email, emailVerified: true });
  return session;
}

/**
 * Two sign-ups with different passwords for one address that nobody has confirmed: neither password counts, for whoever
 * opens the mail cannot know which of the two would. They choose a new one.
 */
const claimUnconfirmed = (tx: Tx, user: NewUser, samePassword: boolean) =>
  claim(tx, user, samePassword ? undefined : null, false);

async function claim(
  tx: Tx,
  user: NewUser,
  encrypted_password: string | null | undefined,
  confirm: boolean,
): Promise<UserRow | undefined> {
  // Locked, so that nobody proves the address between this look and the change.
  const known = await tx
    .selectFrom("auth.users")
    .selectAll()
    .where("email", "=", user.email)
    .forUpdate()
    .executeTakeFirst();
  if (!known || known.email_confirmed_at) return undefined;
  return changeUser(tx, known.id, {
    ...(encrypted_password !== undefined && { encrypted_password }),
    metadata: user.metadata,
    forget: true,
    confirm,
  });
}

/** What a new account would look like. */
function imaginary({ email, metadata }: NewUser): UserRow {
  const now = new Date();
  return {
    id: randomUUID(),
    email,
    encrypted_password: null,
    email_confirmed_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: {},
    raw_user_meta_data: JSON.parse(metadata ?? "{}"),
    created_at: now,
    updated_at: now,
  };
}
