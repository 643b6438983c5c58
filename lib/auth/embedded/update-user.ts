import { asService } from "@/lib/data/database";
import { existingAccountMail, leavingAddressMail } from "../mail/identity-mails";
import { sendMail } from "../mail/send-mail";
import { bearerOf } from "./bearer";
import type { IdentityCall } from "./identity-call";
import { IdentityError } from "./identity-error";
import { userOf } from "./identity-user";
import { countMail } from "./limits";
import { hashPassword, isPassword } from "./password";
import { readObject, textOf } from "./read-fields";
import { challengeOf, emailOf, metadataOf } from "./request-fields";
import { NO_MAIL, prepareLink, type Sending } from "./send-link";
import { changeUser, endMailedLinks, findByEmail } from "./users";

/**
 * PUT /user: changes password, metadata or address. A new password ends all other sessions; a new address counts when the
 * link that is mailed to it has been opened.
 */
export async function updateUser(call: IdentityCall): Promise<Response> {
  const { user, sessionId } = await bearerOf(call.req.raw);
  const body = await readObject(call.req.raw);
  const metadata = metadataOf(body);
  const challenge = challengeOf(body);
  const email = body.email ? emailOf(body) : user.email;
  const password = body.password ? textOf(body, "password") : null;
  if (password !== null && (await isPassword(user.encrypted_password, password)))
    throw new IdentityError(422, "same_password", "New password should be different from the old password.");
  const encrypted_password = password === null ? undefined : await hashPassword(password);
  const moves = email !== user.email;
  if (moves) await countMail(email, call.env);
  const { row, send } = await asService(async (tx) => {
    const row = await changeUser(tx, user.id, { encrypted_password, metadata });
    if (encrypted_password !== undefined) {
      const others = tx
        .deleteFrom("auth.sessions")
        .where("user_id", "=", user.id)
        .where("id", "!=", sessionId);
      await others.execute();
      // Links that were asked for before could have been asked for by whoever is being locked out.
      await endMailedLinks(tx, user.id);
    }
    let send: Sending = NO_MAIL;
    if (moves) {
      // That another account has the address is told to its owner only.
      send = (await findByEmail(tx, email))
        ? () => void sendMail(existingAccountMail(email, call.env.origin))
        : await prepareLink(tx, call, { userId: user.id, kind: "email_change", email, challenge });
    }
    return { row, send };
  });
  send();
  if (moves) void sendMail(leavingAddressMail(user.email, call.env.origin));
  return call.json({ ...userOf(row), ...(moves && { new_email: email }) });
}
