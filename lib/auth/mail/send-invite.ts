/**
 * Mails that tell somebody of a document shared with them. Threat: the service as a sender of other people's words to
 * anybody. Covered: the link leads to this service; names are one short line in quotation marks; the text is plain, so that nothing in it is markup.
 * Left open: whoever has an account can have a mail sent to any address, as often as the limits of sharing allow.
 */
import type { CreatedShare } from "@/lib/data/shares";
import type { Mail } from "./mail";
import { mayMailLinksTo } from "./mailed-origin";
import { sendMail } from "./send-mail";

/** Tells the invited of a new invite; of a link there is nobody to tell. Never rejects, as sendMail. */
export async function sendInvite(created: CreatedShare, from: string | null, origin: string): Promise<void> {
  const mail = inviteMail(created, from, origin);
  if (!mail) return;
  if (mayMailLinksTo(origin)) await sendMail(mail);
  else console.error("An invite was not mailed: PUBLIC_URL is not set, where its link must lead");
}

/** The mail for an invite; null for a link. @param from the owner's address, if it is known to be theirs. @param origin of this service. */
export function inviteMail(
  { share, document }: CreatedShare,
  from: string | null,
  origin: string,
): Mail | null {
  const { email, role } = share;
  if (email === null) return null;
  const name = `“${oneLine(document.name)}”`;
  const who = from ?? "Somebody";
  const page = document.kind === "poster" ? "canvas" : "design";
  return {
    to: email,
    subject: `${who} shares ${name} with you`,
    text: [
      `${who} shares ${name} with you. You may ${role === "editor" ? "read and change" : "read"} it:`,
      `${origin}/${page}?document=${document.id}`,
      `Sign in with ${email}, or make an account with that address, to open it.`,
      "If you do not know who that is, ignore this mail.",
      "Affiche\n",
    ].join("\n\n"),
  };
}

/** Longest part of a document's name that is passed on. */
const NAME_LENGTH = 80;

/** Control and format characters, line breaks among them, become spaces. */
function oneLine(name: string): string {
  const line = name.replace(/[\p{C}\p{Z}“”]+/gu, " ").trim();
  const letters = [...line];
  return letters.length > NAME_LENGTH ? `${letters.slice(0, NAME_LENGTH - 1).join("")}…` : line;
}
