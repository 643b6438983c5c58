import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { closeDatabase, useDatabase } from "@/lib/data/database";
import { openTestEmbedded } from "@/lib/data/test/test-engines";
import { resetEnv } from "@/lib/env";
import { identify } from "./identify";
import { sessionCookieName } from "./session-cookie";
import { forgetRefreshes } from "./single-refresh";
import { cookieOf } from "./test/create-person";
import { identityTargets, type RunningIdentity } from "./test/identity-targets";
import { ORIGIN, testBrowser } from "./test/test-browser";

// What this app relies on, whichever identity it is given: the same code of ours, talking to each of them.
describe.each(identityTargets)("the contract with $name", ({ available, gaps, start }) => {
  const password = `Correct-${randomUUID()}`;
  let running: RunningIdentity | undefined;
  const identity = () => {
    if (!running) throw new Error("the identity has not started");
    return running;
  };

  beforeAll(async () => {
    if (!available) return;
    running = await start();
    const { settings } = running;
    useDatabase(await openTestEmbedded());
    vi.stubEnv("RATE_LIMIT_FACTOR", "0");
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    resetEnv();
  }, 180_000);
  afterAll(async () => {
    if (!available) return;
    vi.unstubAllEnvs();
    resetEnv();
    await running?.stop();
    await closeDatabase();
  }, 60_000);

  const promise = (title: string, body: () => Promise<void>) =>
    (gaps.includes(title) ? it.fails : it.skipIf(!available))(title, { timeout: 60_000 }, body);

  /** A new person's address. */
  const newPerson = async () => {
    const email = `affiche-${randomUUID()}@example.com`;
    await identity().addPerson(email, password);
    return email;
  };
  const signedIn = async (email: string, secret = password) => {
    const browser = testBrowser();
    const { data, error } = await browser.ask((auth) => auth.signInWithPassword({ email, password: secret }));
    return { browser, error, session: data.session };
  };
  const sessionOf = async (email: string) => {
    const { session } = await signedIn(email);
    if (!session) throw new Error("there is no session");
    return session;
  };
  const askAs = (cookie: string) =>
    identify(new Request(`${ORIGIN}/api/v1/design/documents`, { headers: { cookie } }));

  promise("a password gives a session, by which its person is known", async () => {
    const email = await newPerson();
    const { browser, error } = await signedIn(email);
    expect(error).toBeNull();
    expect([...browser.jar.keys()][0]).toContain(sessionCookieName());
    expect(await browser.person()).toMatchObject({
      email,
      emailVerified: true,
      plan: "free",
      isAdmin: false,
    });
  });

  promise("a wrong password and an unknown address are refused alike", async () => {
    const email = await newPerson();
    expect((await signedIn(email, "wrong-password")).error).toMatchObject({
      code: "invalid_credentials",
      status: 400,
    });
    expect((await signedIn(`affiche-${randomUUID()}@example.com`)).error).toMatchObject({
      code: "invalid_credentials",
      status: 400,
    });
  });

  promise("signing out everywhere counts from the next request on", async () => {
    const email = await newPerson();
    const [{ browser: here }, { browser: there }] = [await signedIn(email), await signedIn(email)];
    expect(await there.person()).not.toBeNull();
    await here.ask((auth) => auth.signOut());
    expect(here.jar.size).toBe(0);
    expect(await there.person()).toBeNull();
    expect(there.jar.size).toBe(0);
  });

  promise("signing out here leaves the other browser in", async () => {
    const email = await newPerson();
    const [{ browser: here }, { browser: there }] = [await signedIn(email), await signedIn(email)];
    await here.ask((auth) => auth.signOut({ scope: "local" }));
    expect([await here.person(), (await there.person())?.email]).toEqual([null, email]);
  });

  promise("ten parallel requests with an expired session: one refresh, nobody signed out", async () => {
    const email = await newPerson();
    const session = await sessionOf(email);
    const cookie = cookieOf({ ...session, expires_at: 1 });
    const found = await Promise.all(Array.from({ length: 10 }, () => askAs(cookie)));
    expect(found.map(({ caller }) => caller.person?.email)).toEqual(Array(10).fill(email));
    expect(new Set(found.map(({ setCookies }) => setCookies.join())).size).toBe(1);
    expect(found[0]?.setCookies.length).toBeGreaterThan(0);
    const browser = testBrowser();
    browser.keep(found[0]?.setCookies ?? []);
    expect((await browser.person())?.email).toBe(email);
  });

  promise("a refresh token works again shortly after, for a request that was under way", async () => {
    const email = await newPerson();
    const session = await sessionOf(email);
    const cookie = cookieOf({ ...session, expires_at: 1 });
    expect((await askAs(cookie)).caller.person?.email).toBe(email);
    // As another process would, which remembers nothing of the first refresh.
    forgetRefreshes();
    expect((await askAs(cookie)).caller.person?.email).toBe(email);
  });

  promise("a token that was changed is nobody's, and is cleared", async () => {
    const session = await sessionOf(await newPerson());
    const [head, body, signature = ""] = session.access_token.split(".");
    const access_token = [head, body, signature.split("").reverse().join("")].join(".");
    const { caller, setCookies } = await askAs(cookieOf({ ...session, access_token }));
    expect(caller.person).toBeNull();
    expect(setCookies.length).toBeGreaterThan(0);
  });

  promise("an unsigned token is nobody's", async () => {
    const session = await sessionOf(await newPerson());
    const [, body] = session.access_token.split(".");
    const head = Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString("base64url");
    const access_token = `${head}.${body}.AA`;
    expect((await askAs(cookieOf({ ...session, access_token }))).caller.person).toBeNull();
  });

  promise("a new password takes the old one's place", async () => {
    const email = await newPerson();
    const { browser } = await signedIn(email);
    const next = `Another-${randomUUID()}`;
    expect((await browser.ask((auth) => auth.updateUser({ password: next }))).error).toBeNull();
    expect((await signedIn(email)).error?.code).toBe("invalid_credentials");
    expect((await signedIn(email, next)).error).toBeNull();
  });

  promise("a mailed code signs in (type email)", async () => {
    const email = await newPerson();
    const browser = testBrowser();
    await browser.ask((auth) => auth.signInWithOtp({ email }));
    const { code } = await identity().mailed(email, "magiclink");
    const { error } = await browser.ask((auth) => auth.verifyOtp({ email, token: code, type: "email" }));
    expect(error).toBeNull();
    expect((await browser.person())?.email).toBe(email);
  });

  promise("a mailed code signs in, once (type magiclink)", async () => {
    const email = await newPerson();
    const browser = testBrowser();
    await browser.ask((auth) => auth.signInWithOtp({ email }));
    const { code } = await identity().mailed(email, "magiclink");
    const verify = () => browser.ask((auth) => auth.verifyOtp({ email, token: code, type: "magiclink" }));
    expect((await verify()).error).toBeNull();
    expect((await browser.person())?.email).toBe(email);
    expect((await verify()).error).toMatchObject({ code: "otp_expired" });
  });

  promise("a wrong code is refused", async () => {
    const email = await newPerson();
    const browser = testBrowser();
    await browser.ask((auth) => auth.signInWithOtp({ email }));
    const { code } = await identity().mailed(email, "magiclink");
    const token = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    const { error } = await browser.ask((auth) => auth.verifyOtp({ email, token, type: "magiclink" }));
    expect(error).toMatchObject({ code: "otp_expired", status: 403 });
  });

  promise("a mailed link signs in the browser that asked (PKCE)", async () => {
    const email = await newPerson();
    const browser = testBrowser();
    await browser.ask((auth) => auth.signInWithOtp({ email, options: { emailRedirectTo: ORIGIN } }));
    const { link } = await identity().mailed(email, "magiclink");
    const location = await locationOf(link);
    const code = location.searchParams.get("code") ?? "";
    expect((await browser.ask((auth) => auth.exchangeCodeForSession(code))).error).toBeNull();
    expect((await browser.person())?.email).toBe(email);
  });

  promise("a recovery code leads to a new password", async () => {
    const email = await newPerson();
    const browser = testBrowser();
    await browser.ask((auth) => auth.resetPasswordForEmail(email));
    const { code } = await identity().mailed(email, "recovery");
    const verified = await browser.ask((auth) => auth.verifyOtp({ email, token: code, type: "recovery" }));
    expect(verified.error).toBeNull();
    const next = `Recovered-${randomUUID()}`;
    expect((await browser.ask((auth) => auth.updateUser({ password: next }))).error).toBeNull();
    expect((await signedIn(email, next)).error).toBeNull();
  });
});

/** Where a mailed link leads, without going there. */
async function locationOf(link: string): Promise<URL> {
  if (link.startsWith(ORIGIN)) return (await import("./test/test-browser")).openLink(link);
  const response = await fetch(link, { redirect: "manual" });
  return new URL(response.headers.get("location") ?? "");
}
