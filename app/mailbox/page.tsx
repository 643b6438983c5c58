import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { AsideLink } from "@/components/account/aside-link";
import { MailboxLetter } from "@/components/account/mailbox-letter";
import { PersonPage } from "@/components/account/person-page";
import { keptMails } from "@/lib/auth/mail/mailbox";
import { mayReadMailbox } from "@/lib/auth/mail/mailbox-access";

export const metadata: Metadata = { title: "Mailbox", referrer: "no-referrer", robots: { index: false } };

/** The mail of an install without a mail server, for whoever sits at its machine. */
export default async function MailboxPage() {
  if (!mayReadMailbox(await headers())) notFound();
  const mails = keptMails();
  return (
    <PersonPage title="Mailbox" aside={<AsideLink href="/mailbox">Look again</AsideLink>}>
      <p className="mt-4 max-w-prose text-quiet">
        No mail server is set up, so mail stays here, until the server stops and for this machine only. Set{" "}
        <code className="font-mono text-sm">SMTP_URL</code> to have it delivered.
      </p>
      {mails.length === 0 ? (
        <p className="mt-10 border-t border-line pt-4">
          There is no mail yet.{" "}
          <a className="underline hover:text-accent" href="/recover">
            Ask for a new password
          </a>{" "}
          or for a link to sign in, then look again.
        </p>
      ) : (
        <ol className="mt-10">
          {mails.map((mail) => (
            <MailboxLetter key={`${mail.at} ${mail.to} ${mail.subject}`} mail={mail} />
          ))}
        </ol>
      )}
    </PersonPage>
  );
}
