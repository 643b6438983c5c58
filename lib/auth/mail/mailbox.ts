import type { Mail } from "./mail";

/** A message that was kept because no mail server is set up. */
export interface KeptMail extends Mail {
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Messages that are kept at once; the oldest is forgotten first. */
const MOST = 100;

// Route bundles have their own module state, so what is one per process lives on globalThis.
const MAILBOX = Symbol.for("affiche.mailbox");
const shared = globalThis as { [MAILBOX]?: KeptMail[] };

/** The kept messages, newest first. */
export const keptMails = (): readonly KeptMail[] => shared[MAILBOX] ?? [];

/** Keeps a message. */
export function keepMail(mail: Mail): void {
  shared[MAILBOX] = [{ ...mail, at: Date.now() }, ...keptMails()].slice(0, MOST);
}

/** Forgets all messages, for tests. */
export function emptyMailbox(): void {
  delete shared[MAILBOX];
}
