/**
 * Mail. Threat: links that sign people in, read out of a log; one address that smuggles in further recipients or headers.
 * Covered: with a mail server nothing of a message is logged; recipients are handed over as one address, never as text to
 * be parsed. Without one, messages are printed and kept for the mailbox page, which only this machine may read.
 */
import { createTransport, type Transporter } from "nodemailer";
import { env } from "@/lib/env";
import type { Mail } from "./mail";
import { keepMail } from "./mailbox";

/** How long each step of handing over may take. */
const STEP_MS = 15_000;

// Route bundles have their own module state, so what is one per process lives on globalThis.
const TRANSPORT = Symbol.for("affiche.mail-transport");
const shared = globalThis as { [TRANSPORT]?: { readonly url: string; readonly transport: Transporter } };

/**
 * Sends a message: by SMTP_URL where it is set, else into the log and the mailbox of this process.
 * Never rejects: what was done before must not fail because of its mail. The failure is logged.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM, NODE_ENV } = env();
  if (!SMTP_URL) {
    keepMail(mail);
    if (NODE_ENV !== "test") console.log(`Mail to ${mail.to}: ${mail.subject}\n${indent(mail.text)}`);
    return;
  }
  const { to, subject, text, html } = mail;
  try {
    const recipient = { name: "", address: to };
    await transportOf(SMTP_URL).sendMail({ from: MAIL_FROM, to: recipient, subject, text, html });
  } catch (error) {
    // The server's own words may repeat the message, so only their kind is logged.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    console.error(
      `A mail could not be handed over to the server of SMTP_URL: ${responseCode ?? code ?? "unknown"}`,
    );
  }
}

function transportOf(url: string): Transporter {
  if (shared[TRANSPORT]?.url !== url) {
    shared[TRANSPORT]?.transport.close();
    shared[TRANSPORT] = { url, transport: createTransport(withTimeouts(url)) };
  }
  return shared[TRANSPORT].transport;
}

/** The address with the limits that nodemailer takes as parameters. */
function withTimeouts(url: string): string {
  const address = new URL(url);
  for (const name of ["connectionTimeout", "greetingTimeout", "socketTimeout"])
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(STEP_MS));
  if (!address.searchParams.has("pool")) address.searchParams.set("pool", "true");
  return address.href;
}

const indent = (text: string) => text.replaceAll(/^/gm, "  ");
