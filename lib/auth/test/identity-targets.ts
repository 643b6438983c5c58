import { createClient } from "@supabase/supabase-js";
import { startLiteProject } from "@/scripts/test/lite-project";
import { keptMails } from "../mail/mailbox";
import { ORIGIN } from "./test-browser";

/** An identity that is running, with a way to read what it mails. */
export interface RunningIdentity {
  /** Settings of this app with which it is used. */
  readonly settings: Readonly<Record<string, string>>;
  /** Makes a person whose address is confirmed. */
  addPerson(email: string, password: string): Promise<void>;
  /** The newest link or code for an address. */
  mailed(
    email: string,
    kind: "magiclink" | "recovery",
  ): Promise<{ readonly link: string; readonly code: string }>;
  stop(): Promise<void>;
}

/** An identity that the contract is tested on. */
export interface IdentityTarget {
  readonly name: string;
  readonly available: boolean;
  /** Titles of tests that are known to fail there, and not by our doing. */
  readonly gaps: readonly string[];
  start(): Promise<RunningIdentity>;
}

const {
  SUPABASE_URL: liveUrl,
  SUPABASE_ANON_KEY: liveKey,
  SUPABASE_SERVICE_ROLE_KEY: liveServiceKey,
} = process.env;
const live = Boolean(liveUrl && liveKey && liveServiceKey);
if (!live)
  console.warn(
    "SUPABASE_URL, SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY are not set: identity on a real project is SKIPPED",
  );

const projectSettings = (url: string, key: string) => ({
  NEXT_PUBLIC_SUPABASE_URL: url,
  NEXT_PUBLIC_SUPABASE_ANON_KEY: key,
});

/** Signs somebody up by supabase-js itself, on a client that is then forgotten. */
async function signUp(url: string, key: string, email: string, password: string): Promise<void> {
  const { error } = await plainClient(url, key).auth.signUp({ email, password });
  if (error) throw error;
}

const plainClient = (url: string, key: string) =>
  createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: class {} as unknown as typeof WebSocket },
  });

/** What a mail holds: the first link and the first six digits that stand alone. */
const readMail = (text: string) => ({
  link: /http\S+/.exec(text)?.[0] ?? "",
  code: /(?<![\w-])\d{6}(?![\w-])/.exec(text)?.[0] ?? "",
});

const embedded: IdentityTarget = {
  name: "the embedded identity",
  available: true,
  gaps: [],
  async start() {
    const { identityApp } = await import("../embedded/identity-app");
    return {
      settings: {},
      async addPerson(email, password) {
        const request = new Request(`${ORIGIN}/auth/v1/signup`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ email, password }),
        });
        const response = await identityApp.fetch(request, {
          origin: ORIGIN,
          clientIp: "192.0.2.1",
          inside: true,
        });
        if (!response.ok) throw new Error(await response.text());
      },
      async mailed(email) {
        return readMail(keptMails().find(({ to }) => to === email)?.text ?? "");
      },
      stop: async () => undefined,
    };
  },
};

const lite: IdentityTarget = {
  name: "@supabase/lite",
  available: true,
  gaps: [
    "a mailed code signs in (type email)",
    // Its links bring no code for the browser to exchange.
    "a mailed link signs in the browser that asked (PKCE)",
  ],
  async start() {
    const mayLeadTo = `[auth]\nsite_url = "${ORIGIN}"\nadditional_redirect_urls = ["${ORIGIN}/**"]`;
    const project = await startLiteProject({
      configure: (config) => config.replace(/^\[auth\]$/m, mayLeadTo),
      answersAt: "/auth/v1/health",
    });
    return {
      settings: projectSettings(project.url, project.publicKey),
      addPerson: (email, password) => signUp(project.url, project.publicKey, email, password),
      async mailed(email) {
        const mails = project.printed().split("email captured");
        const text = mails.findLast((mail) => mail.includes(`To: ${email}`)) ?? "";
        const { link, code } = readMail(text);
        return { link: link.replace(ORIGIN, project.url), code };
      },
      stop: project.stop,
    };
  },
};

const project: IdentityTarget = {
  name: "a real Supabase project",
  available: live,
  gaps: [],
  async start() {
    const [url, key, serviceKey] = [liveUrl ?? "", liveKey ?? "", liveServiceKey ?? ""];
    const { admin } = plainClient(url, serviceKey).auth;
    const added: string[] = [];
    return {
      settings: projectSettings(url, key),
      async addPerson(email, password) {
        const { data, error } = await admin.createUser({ email, password, email_confirm: true });
        if (error) throw error;
        added.push(data.user.id);
      },
      async mailed(email, kind) {
        const { data, error } = await admin.generateLink({
          type: kind,
          email,
          options: { redirectTo: ORIGIN },
        });
        if (error) throw error;
        return { link: data.properties.action_link, code: data.properties.email_otp };
      },
      async stop() {
        for (const id of added) await admin.deleteUser(id);
      },
    };
  },
};

/** The identities that the contract is tested on. */
export const identityTargets: readonly IdentityTarget[] = [embedded, lite, project];
