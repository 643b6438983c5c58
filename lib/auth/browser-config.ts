import { headers } from "next/headers";
import { identityAccess } from "./identity-fetch";
import { type IdentitySettings, identitySettings } from "./identity-settings";
import { mayReadMailbox } from "./mail/mailbox-access";
import { sessionCookieName } from "./session-cookie";

/** What a page's client of the identity must know. Given as props, never built in: one build serves every install. */
export interface BrowserConfig extends IdentitySettings {
  readonly url: string;
  /** The public key. */
  readonly key: string;
  readonly cookieName: string;
  /** Whether this visitor can read mail at /mailbox, because no mail server is set up. */
  readonly mailboxHint: boolean;
}

/** The configuration for the page that is being made. */
export async function browserConfig(): Promise<BrowserConfig> {
  const asked = await headers();
  const access = identityAccess(asked);
  const { url, key } = access;
  const settings = await identitySettings(access);
  return { url, key, cookieName: sessionCookieName(), mailboxHint: mayReadMailbox(asked), ...settings };
}
