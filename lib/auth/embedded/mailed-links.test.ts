import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { asService } from "@/lib/data/database";
import { testEngines } from "@/lib/data/test/test-engines";
import { keptMails } from "../mail/mailbox";
import { createPerson } from "../test/create-person";
import { setting, setUpIdentity } from "../test/set-up-identity";
import { askIdentity, lastMail, ORIGIN, openLink, testBrowser } from "../test/test-browser";
import { identityApp } from "./identity-app";

describe.each(testEngines.filter(({ available }) => available))(
  "mailed links and codes, on $name",
  (engine) => {
    setUpIdentity(engine.open);

    const verify = async (email: string, token: string, type = "email") => {
      const response = await askIdentity("/verify", { json: { email, token, type } });
      return [response.status, (await response.json()).code];
    };
    const dead = [403, "otp_expired"];
    const good = [200, undefined];
    const ask = (email: string, path = "/otp") => askIdentity(path, { json: { email } });
    const anotherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    const later = (minutes: number) =>
      asService(async (tx) => {
        const earlier = sql<Date>`expires_at - make_interval(mins => ${minutes})`;
        await tx.updateTable("auth.one_time_tokens").set({ expires_at: earlier }).execute();
        await tx.updateTable("auth.flow_state").set({ expires_at: earlier }).execute();
      });

    it("a code signs in, once", async () => {
      const browser = testBrowser();
      const email = "code@people.test";
      await browser.ask((auth) => auth.signInWithOtp({ email }));
      const { code } = lastMail(email);
      const { data, error } = await browser.ask((auth) =>
        auth.verifyOtp({ email, token: code, type: "email" }),
      );
      expect(error).toBeNull();
      expect(data.session?.access_token).toBeTruthy();
      expect(await browser.person()).toMatchObject({ email, emailVerified: true });
      expect(await verify(email, code)).toEqual(dead);
    });

    it("a code is dead after five wrong guesses, and the link with it is not", async () => {
      const { email } = await createPerson({ email: "guess@people.test" });
      await ask(email);
      const { code, link } = lastMail(email);
      for (let count = 0; count < 5; count++) expect(await verify(email, anotherCode(code))).toEqual(dead);
      expect(await verify(email, code)).toEqual(dead);
      expect((await openLink(link)).hash).toContain("access_token=");
    });

    it("guesses in parallel are counted one by one", async () => {
      const { email } = await createPerson({ email: "parallel@people.test" });
      await ask(email);
      const { code } = lastMail(email);
      await Promise.all(Array.from({ length: 20 }, () => verify(email, anotherCode(code))));
      expect(await verify(email, code)).toEqual(dead);
    });

    it("one of many that use a code at once gets in", async () => {
      const { email } = await createPerson({ email: "rush@people.test" });
      await ask(email);
      const { code } = lastMail(email);
      const answers = await Promise.all(Array.from({ length: 8 }, () => verify(email, code)));
      expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    });

    it("codes and links are good for an hour, for what they were sent for, and until the next mail", async () => {
      const { email } = await createPerson({ email: "hour@people.test" });
      await ask(email);
      const first = lastMail(email);
      await later(59);
      expect(await verify(email, first.code, "recovery")).toEqual(dead);
      expect(await verify(email, first.code, "signup")).toEqual(dead);
      expect(await verify("other@people.test", first.code)).toEqual(dead);
      await ask(email);
      const second = lastMail(email);
      expect((await openLink(first.link)).hash).toContain("otp_expired");
      if (first.code !== second.code) expect(await verify(email, first.code)).toEqual(dead);
      expect(await verify(email, second.code)).toEqual(good);
      await ask(email);
      await later(60);
      const third = lastMail(email);
      expect(await verify(email, third.code)).toEqual(dead);
      expect((await openLink(third.link)).hash).toContain("otp_expired");
    });

    it("the code of a PKCE flow is good for five minutes, once, with its verifier only", async () => {
      const email = "pkce@people.test";
      const open = async () => {
        const browser = testBrowser();
        await browser.ask((auth) => auth.signInWithOtp({ email }));
        const target = await openLink(lastMail(email).link);
        return { browser, code: target.searchParams.get("code") ?? "", target };
      };
      const exchange = async ({ browser, code }: Awaited<ReturnType<typeof open>>) =>
        (await browser.ask((auth) => auth.exchangeCodeForSession(code))).error?.code;

      const fine = await open();
      expect(fine.target.hash).toBe("");
      const stolen = await askIdentity("/token?grant_type=pkce", {
        json: { auth_code: fine.code, code_verifier: "x".repeat(43) },
      });
      expect([stolen.status, (await stolen.json()).code]).toEqual([400, "bad_code_verifier"]);
      expect(await exchange(fine)).toBe("flow_state_not_found");
      const late = await open();
      await later(5);
      expect(await exchange(late)).toBe("flow_state_not_found");
      const third = await open();
      expect(await exchange(third)).toBeUndefined();
      expect((await third.browser.person())?.email).toBe(email);
    });

    it("a code that was not exchanged yet ends with the old password, and with the old address", async () => {
      const { email, session } = await createPerson({
        email: "pending@people.test",
        password: "the old one",
      });
      const change = (json: unknown) => {
        const headers = { authorization: `Bearer ${session.access_token}` };
        return askIdentity("/user", { method: "PUT", headers, json });
      };
      const changes = [
        async () => void (await change({ password: "the new one" })),
        async () => {
          await change({ email: "moved@people.test" });
          await openLink(lastMail("moved@people.test").link);
        },
      ];
      for (const changed of changes) {
        const thief = testBrowser();
        await thief.ask((auth) => auth.signInWithOtp({ email }));
        const code = (await openLink(lastMail(email).link)).searchParams.get("code") ?? "";
        await changed();
        const { error } = await thief.ask((auth) => auth.exchangeCodeForSession(code));
        expect(error?.code).toBe("flow_state_not_found");
      }
    });

    it("without PKCE the link brings the session in its fragment", async () => {
      const { email } = await createPerson({ email: "fragment@people.test" });
      await ask(email, `/otp?redirect_to=${encodeURIComponent(`${ORIGIN}/documents`)}`);
      const target = await openLink(lastMail(email).link);
      expect(target.pathname).toBe("/documents");
      const fields = new URLSearchParams(target.hash.slice(1));
      expect([...fields.keys()]).toEqual([
        "access_token",
        "expires_at",
        "expires_in",
        "refresh_token",
        "token_type",
        "type",
      ]);
      const user = await askIdentity("/user", {
        headers: { authorization: `Bearer ${fields.get("access_token")}` },
      });
      expect((await user.json()).email).toBe(email);
    });

    it.each([
      "https://evil.test/take",
      "//evil.test",
      "http://localhost:3000@evil.test/",
      "http://localhost:3000.evil.test/",
      "http://localhost:4000/",
      "https://localhost:3000/",
      "javascript:alert(1)",
      "http://[",
    ])("links lead to this service only: %s", async (redirect) => {
      const { email } = await createPerson({ email: `${Math.random()}@people.test` });
      await ask(email, `/otp?redirect_to=${encodeURIComponent(redirect)}`);
      const { link } = lastMail(email);
      expect((await openLink(link)).origin).toBe(ORIGIN);
      const forged = new URL(link);
      forged.searchParams.set("redirect_to", redirect);
      expect((await openLink(forged.href)).origin).toBe(ORIGIN);
    });

    it("mail that leaves this machine leads to PUBLIC_URL, never to a host that the caller names", async () => {
      const { email } = await createPerson({ email: "poisoned@people.test" });
      const askAt = async (origin: string) => {
        const context = { origin, clientIp: "192.0.2.1", inside: false };
        const request = new Request(`${origin}/auth/v1/recover`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ email }),
        });
        const response = await identityApp.fetch(request, context);
        return [response.status, (await response.json()).code];
      };
      setting("SMTP_URL", "smtp://127.0.0.1:1");
      const failed = vi.spyOn(console, "error").mockReturnValue();
      const refused = [422, "email_provider_disabled"];
      expect(await askAt("http://evil.test")).toEqual(refused);
      expect(await askAt("http://localhost.evil.test:3000")).toEqual(refused);
      expect(failed).not.toHaveBeenCalled();
      expect(await askAt(ORIGIN)).toEqual(good);
      await vi.waitUntil(() => failed.mock.calls.length === 1);
      setting("PUBLIC_URL", "https://posters.example");
      expect(await askAt("https://posters.example")).toEqual(good);
      await vi.waitUntil(() => failed.mock.calls.length === 2);
      failed.mockRestore();
    });

    it("recovery leads to a new password, and ends the sessions of whoever had the old one", async () => {
      const { email, cookie } = await createPerson({ email: "forgot@people.test", password: "the old one" });
      const thief = testBrowser();
      for (const pair of cookie.split("; ")) thief.jar.set(...(pair.split("=", 2) as [string, string]));
      expect(await thief.person()).not.toBeNull();
      const browser = testBrowser();
      const redirectTo = `${ORIGIN}/auth/callback?next=/new-password`;
      await browser.ask((auth) => auth.resetPasswordForEmail(email, { redirectTo }));
      const target = await openLink(lastMail(email).link);
      expect(`${target.pathname}?next=${target.searchParams.get("next")}`).toBe(
        "/auth/callback?next=/new-password",
      );
      const code = target.searchParams.get("code") ?? "";
      await browser.ask((auth) => auth.exchangeCodeForSession(code));
      const { error } = await browser.ask((auth) => auth.updateUser({ password: "the new one" }));
      expect(error).toBeNull();
      expect(await thief.person()).toBeNull();
      const signIn = async (password: string) =>
        (await testBrowser().ask((auth) => auth.signInWithPassword({ email, password }))).error?.code;
      expect([await signIn("the old one"), await signIn("the new one")]).toEqual([
        "invalid_credentials",
        undefined,
      ]);
    });

    it("a dump of the database holds neither links nor codes that can be guessed back", async () => {
      const { email } = await createPerson({ email: "dump@people.test" });
      await ask(email);
      const { link, code } = lastMail(email);
      const token = new URL(link).searchParams.get("token") ?? "";
      const { rows } = await asService((tx) =>
        sql<{
          dump: string;
        }>`select t::text as dump from auth.one_time_tokens t where email = ${email}`.execute(tx),
      );
      expect(rows).toHaveLength(1);
      expect(rows[0]?.dump).not.toContain(token);
      expect(rows[0]?.dump).not.toContain(Buffer.from(token, "base64url").toString("hex"));
      const { createHash } = await import("node:crypto");
      expect(rows[0]?.dump).not.toContain(createHash("sha256").update(code).digest("hex"));
    });

    it("mails say what to do if one did not ask", async () => {
      const { email } = await createPerson({ email: "words@people.test" });
      await ask(email);
      await ask(email, "/recover");
      for (const { text, html, subject } of keptMails()) {
        expect(subject).toContain("Affiche");
        expect(text).toMatch(/If you did not ask .+, ignore this mail/);
        expect(html).toContain("If you did not ask");
        expect(html).toMatch(/<a href="http:\/\/localhost:3000\/auth\/v1\/verify\?token=[\w-]+&amp;type=/);
      }
    });
  },
);
