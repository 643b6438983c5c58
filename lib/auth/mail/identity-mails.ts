import type { Mail } from "./mail";

/** What a mail of the identity asks its reader to do. */
export type MailKind = "signup" | "magiclink" | "recovery" | "email_change";

interface Words {
  readonly subject: string;
  readonly what: string;
  readonly button: string;
  readonly otherwise: string;
}

const WORDS: Readonly<Record<MailKind, Words>> = {
  signup: {
    subject: "Confirm your address for Affiche",
    what: "Somebody, you we hope, made an Affiche account with this address. Confirm that it is yours:",
    button: "Confirm this address",
    otherwise: "If you did not ask for an account, do not open the link: without it there is none.",
  },
  magiclink: {
    subject: "Your link to Affiche",
    what: "This signs you in to Affiche:",
    button: "Sign in",
    otherwise: "If you did not ask to sign in, ignore this mail. Nobody gets in without it.",
  },
  recovery: {
    subject: "A new password for Affiche",
    what: "Somebody, you we hope, asked for a new password of your Affiche account. Choose it here:",
    button: "Choose a new password",
    otherwise: "If you did not ask for it, ignore this mail: your password stays as it is.",
  },
  email_change: {
    subject: "Confirm your new address for Affiche",
    what: "Your Affiche account is to move to this address. Confirm that it is yours:",
    button: "Use this address",
    otherwise: "If you did not ask for that, do not open the link: nothing changes without it.",
  },
};

/** The mail with a link and the code that means the same; both are good for an hour, and once. */
export function linkMail(kind: MailKind, to: string, link: string, code: string): Mail {
  const { subject, what, button, otherwise } = WORDS[kind];
  const note = `Or type this code where you asked for the mail: ${code}. Both are good for one hour, and once.`;
  return {
    to,
    subject,
    text: `${what}\n\n${link}\n\n${note}\n\n${otherwise}\n\nAffiche\n`,
    html: page([
      paragraph(what),
      `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 16px;border-radius:6px;background:#111;color:#fff;text-decoration:none">${button}</a></p>`,
      paragraph(note).replace(code, `<strong style="letter-spacing:2px">${code}</strong>`),
      paragraph(otherwise),
    ]),
  };
}

/** Tells that an address which somebody wants to use has an account. @param origin of this service. */
export function existingAccountMail(to: string, origin: string): Mail {
  return noticeMail(to, "You have an Affiche account", [
    "Somebody, perhaps you, wanted to use this address for an Affiche account. It has one already.",
    `Sign in at ${origin}/sign-in, or choose a new password at ${origin}/recover.`,
    "If that was not you, ignore this mail: nothing has changed.",
  ]);
}

/** Tells the address that is left that the account is about to move. @param origin of this service. */
export function leavingAddressMail(to: string, origin: string): Mail {
  return noticeMail(to, "Your Affiche account is to move to another address", [
    "Somebody who is signed in to your Affiche account asked to move it to another address. It moves when the link that was sent there is opened.",
    `If that was not you, choose a new password at ${origin}/recover, which signs out everybody else.`,
  ]);
}

function noticeMail(to: string, subject: string, sentences: readonly string[]): Mail {
  return {
    to,
    subject,
    text: `${sentences.join("\n\n")}\n\nAffiche\n`,
    html: page(sentences.map(paragraph)),
  };
}

const page = (parts: readonly string[]) =>
  `<div style="font:16px/1.5 system-ui,sans-serif;max-width:480px;color:#111">${parts.join("")}<p>Affiche</p></div>`;

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
