import type { SupabaseClient } from "@supabase/supabase-js";
import { answerIdentity } from "../answer-identity";
import { identify } from "../identify";
import { keptMails } from "../mail/mailbox";
import { serverClient } from "../server-client";

/** Origin of the service in tests. */
export const ORIGIN = "http://localhost:3000";

/** A browser's cookies, with what is asked of the service in its name. */
export function testBrowser() {
  const jar = new Map<string, string>();
  const headers = () =>
    new Headers(
      jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") } : {},
    );
  const keep = (setCookies: readonly string[]) => {
    for (const line of setCookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
  };
  return {
    jar,
    keep,
    headers,
    /** Asks supabase-js something, with this browser's cookies, and keeps those that it sets. */
    async ask<T>(question: (auth: SupabaseClient["auth"]) => Promise<T>): Promise<T> {
      const client = serverClient(headers(), ORIGIN);
      const answer = await question(client.supabase.auth);
      keep(client.setCookies());
      return answer;
    },
    /** Whom an endpoint of ours takes this browser for. */
    async person() {
      const request = new Request(`${ORIGIN}/api/v1/design/documents`, { headers: headers() });
      const { caller, setCookies } = await identify(request);
      keep(setCookies);
      return caller.person;
    },
  };
}

/** Asks the identity as anybody on the network can. */
export function askIdentity(path: string, init: RequestInit & { json?: unknown } = {}): Promise<Response> {
  const { json, ...rest } = init;
  const request =
    json === undefined
      ? new Request(`${ORIGIN}/auth/v1${path}`, rest)
      : new Request(`${ORIGIN}/auth/v1${path}`, {
          method: "POST",
          ...rest,
          headers: { "content-type": "application/json", ...rest.headers },
          body: JSON.stringify(json),
        });
  return answerIdentity(request);
}

/** The newest mail to an address: the link and the code in it. @throws Error when there is none. */
export function lastMail(to: string): {
  readonly subject: string;
  readonly link: string;
  readonly code: string;
} {
  const mail = keptMails().find((kept) => kept.to === to);
  if (!mail) throw new Error(`no mail to ${to}`);
  const [link = ""] = /http\S+/.exec(mail.text) ?? [];
  const [, code = ""] = /: (\d{6})\./.exec(mail.text) ?? [];
  return { subject: mail.subject, link, code };
}

/** Opens the link of a mail; where it leads to. */
export async function openLink(link: string): Promise<URL> {
  const response = await answerIdentity(new Request(link));
  if (response.status !== 303) throw new Error(`the link answered ${response.status}`);
  return new URL(response.headers.get("location") ?? "");
}
