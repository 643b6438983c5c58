/**
 * Where links of mails may lead. Threat: the Host header is the caller's word, so somebody asks for another person's link
 * under a host of their own, and is told its token when it is opened. Covered: mail that leaves this machine leads to
 * PUBLIC_URL, or to this machine itself where that is not set. Mail that stays in the mailbox may lead anywhere: only who
 * sits at this machine reads it.
 */
import { env } from "@/lib/env";
import { isLocalHost } from "./mailbox-access";

/** Whether a mail may hold links to this origin. */
export function mayMailLinksTo(origin: string): boolean {
  const { SMTP_URL, PUBLIC_URL } = env();
  return (
    !SMTP_URL ||
    origin === (PUBLIC_URL && new URL(PUBLIC_URL).origin) ||
    (!PUBLIC_URL && isLocalHost(new URL(origin).host))
  );
}
