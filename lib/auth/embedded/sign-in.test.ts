import { sql } from "kysely";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { asService } from "@/lib/data/database";
import { testEngines } from "@/lib/data/test/test-engines";
import { resetRateLimits } from "@/lib/http/rate-limit/limit-rate";
import { emptyMailbox, keptMails } from "../mail/mailbox";
import { createPerson } from "../test/create-person";
import { setting, setUpIdentity } from "../test/set-up-identity";
import { askIdentity, lastMail, openLink, testBrowser } from "../test/test-browser";
import { changeUser, findByEmail } from "./users";

const password = "correct horse battery";

describe.each(testEngines.filter(({ available }) => available))("signing in, on $name", (engine) => {
  setUpIdentity(engine.open);

  it("signs up, in and out", async () => {
    setting("ADMIN_EMAILS", "ada@people.test");
    setting("DEFAULT_PLAN", "pro");
    const browser = testBrowser();
    const { data, error } = await browser.ask((auth) =>
      auth.signUp({ email: " Ada@People.test", password, options: { data: { name: "Ada" } } }),
    );
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: "ada@people.test", user_metadata: { name: "Ada" } });
    expect(await browser.person()).toMatchObject({ email: "ada@people.test", plan: "pro", isAdmin: true });
    await browser.ask((auth) => auth.signOut());
    expect(browser.jar.size).toBe(0);
    expect(await browser.person()).toBeNull();
    await browser.ask((auth) => auth.signInWithPassword({ email: "ADA@people.test", password }));
    expect((await browser.person())?.email).toBe("ada@people.test");
  });

  it("tells a wrong password and an unknown address apart to nobody", async () => {
    await createPerson({ email: "known@people.test", password });
    await createPerson({ email: "without@people.test" });
    const answers = await Promise.all(
      ["known@people.test", "unknown@people.test", "without@people.test"].map(async (email) => {
        const response = await askIdentity("/token?grant_type=password", {
          json: { email, password: "wrong one" },
        });
        return [response.status, await response.text()];
      }),
    );
    expect(answers[0]).toEqual([
      400,
      JSON.stringify({ code: "invalid_credentials", message: "Invalid login credentials" }),
    ]);
    expect(new Set(answers.map(String)).size).toBe(1);
  });

  it("refuses an address that has an account, and passwords that are too short or too long", async () => {
    await createPerson({ email: "taken@people.test" });
    const signUp = async (email: string, secret: string) =>
      (await testBrowser().ask((auth) => auth.signUp({ email, password: secret }))).error?.code;
    expect(await signUp("taken@people.test", password)).toBe("user_already_exists");
    expect(await signUp("new@people.test", "seven77")).toBe("weak_password");
    expect(await signUp("new@people.test", "é".repeat(513))).toBe("weak_password");
    expect(await signUp("new@people.test", "é".repeat(512))).toBeUndefined();
    for (const email of [
      "nobody",
      "a@b@c",
      "a b@c.test",
      "a@b.test, c@d.test",
      "a\r\nBcc:x@y",
      "<a@b.test>",
      "",
    ])
      expect(await signUp(email, password)).toMatch(/email_address_invalid|validation_failed/);
  });

  it("signing out everywhere counts from the next request on", async () => {
    const { email } = await createPerson({ email: "everywhere@people.test", password });
    const [here, there] = [testBrowser(), testBrowser()];
    for (const { ask } of [here, there]) await ask((auth) => auth.signInWithPassword({ email, password }));
    expect(await there.person()).not.toBeNull();
    await here.ask((auth) => auth.signOut({ scope: "others" }));
    expect([await here.person(), await there.person()]).toEqual([expect.anything(), null]);
    expect(there.jar.size).toBe(0);
    await there.ask((auth) => auth.signInWithPassword({ email, password }));
    await there.ask((auth) => auth.signOut({ scope: "local" }));
    expect(await here.person()).not.toBeNull();
    await there.ask((auth) => auth.signInWithPassword({ email, password }));
    await here.ask((auth) => auth.signOut());
    expect(await there.person()).toBeNull();
  });

  it("a new password ends the other sessions and counts at once", async () => {
    const { email } = await createPerson({ email: "changes@people.test", password });
    const [here, there] = [testBrowser(), testBrowser()];
    for (const { ask } of [here, there]) await ask((auth) => auth.signInWithPassword({ email, password }));
    const update = async (secret: string) =>
      (await here.ask((auth) => auth.updateUser({ password: secret }))).error?.code;
    expect(await update(password)).toBe("same_password");
    expect(await update("short")).toBe("weak_password");
    expect(await update("another horse")).toBeUndefined();
    expect([await here.person(), await there.person()]).toEqual([expect.anything(), null]);
    const again = await there.ask((auth) => auth.signInWithPassword({ email, password }));
    expect(again.error?.code).toBe("invalid_credentials");
  });

  it("a new address counts when the link that went there was opened", async () => {
    await createPerson({ email: "occupied@people.test" });
    const { email, id } = await createPerson({ email: "before@people.test", password });
    const browser = testBrowser();
    await browser.ask((auth) => auth.signInWithPassword({ email, password }));
    await browser.ask((auth) => auth.updateUser({ email: "After@people.test" }));
    expect((await browser.person())?.email).toBe(email);
    expect(lastMail(email).subject).toContain("move to another address");
    const target = await openLink(lastMail("after@people.test").link);
    const code = target.searchParams.get("code") ?? "";
    await browser.ask((auth) => auth.exchangeCodeForSession(code));
    expect(await browser.person()).toMatchObject({ id, email: "after@people.test", emailVerified: true });

    const taken = await browser.ask((auth) => auth.updateUser({ email: "occupied@people.test" }));
    expect(taken.error).toBeNull();
    expect(lastMail("occupied@people.test")).toMatchObject({
      subject: "You have an Affiche account",
      code: "",
    });
  });

  it("keeps what a person tells of themselves small, however often they add to it", async () => {
    const { session, email } = await createPerson({ email: "talker@people.test" });
    const add = async (data: unknown) => {
      const authorization = `Bearer ${session.access_token}`;
      const response = await askIdentity("/user", {
        method: "PUT",
        headers: { authorization },
        json: { data },
      });
      return [response.status, (await response.json()).code];
    };
    expect(await add({ first: "x".repeat(1500) })).toEqual([200, undefined]);
    expect(await add({ second: "x".repeat(1500) })).toEqual([400, "validation_failed"]);
    expect(await add({ first: "x".repeat(2000) })).toEqual([200, undefined]);
    const user = await asService((tx) => findByEmail(tx, email));
    expect(user?.raw_user_meta_data).toEqual({ first: "x".repeat(2000) });
  });

  it.runIf(engine.name === "postgres")(
    "signing up does not take an address that is being proved by its owner's link",
    async () => {
      const email = "contested@people.test";
      await askIdentity("/otp", { json: { email } });
      let taking: Promise<Response> | undefined;
      await asService(async (tx) => {
        const owner = await findByEmail(tx, email);
        await changeUser(tx, owner?.id ?? "", { confirm: true });
        taking = askIdentity("/signup", { json: { email, password } });
        const waiting = sql<{ count: number }>`
          select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        await vi.waitUntil(async () => (await waiting.execute(tx)).rows[0]?.count === 1, 10_000);
      });
      const answer = (await taking) ?? new Response();
      expect([answer.status, (await answer.json()).code]).toEqual([422, "user_already_exists"]);
    },
  );

  describe("where the mailed link is needed first", () => {
    beforeEach(() => setting("AUTH_REQUIRE_CONFIRMATION", "true"));

    it("there is no session before it was opened", async () => {
      const email = "careful@people.test";
      const browser = testBrowser();
      const { data } = await browser.ask((auth) => auth.signUp({ email, password }));
      expect(data.session).toBeNull();
      const early = await browser.ask((auth) => auth.signInWithPassword({ email, password }));
      expect(early.error?.code).toBe("email_not_confirmed");
      const first = lastMail(email);
      await browser.ask((auth) => auth.resend({ type: "signup", email }));
      expect((await openLink(first.link)).hash).toContain("error_code=otp_expired");
      const { error } = await browser.ask((auth) =>
        auth.verifyOtp({ email, token: lastMail(email).code, type: "signup" }),
      );
      expect(error).toBeNull();
      expect(await browser.person()).toMatchObject({ email, emailVerified: true });
      const later = await testBrowser().ask((auth) => auth.signInWithPassword({ email, password }));
      expect(later.error).toBeNull();
    });

    it("nobody learns who has an account, except by mail", async () => {
      await createPerson({ email: "secret@people.test", password });
      const signUp = async (email: string) => {
        const response = await askIdentity("/signup", { json: { email, password } });
        const user = await response.json();
        return [response.status, Object.keys(user), user.identities.length, user.email_confirmed_at];
      };
      expect(await signUp("secret@people.test")).toEqual(await signUp("unheard@people.test"));
      // Nor from signing up twice: who waits for their link is told apart from nobody, and nothing of them is told.
      for (const email of ["secret@people.test", "waiting@people.test"]) {
        const told = async (data: unknown) => {
          const response = await askIdentity("/signup", { json: { email, password, data } });
          const { id, user_metadata } = await response.json();
          return { id, user_metadata };
        };
        const long = "x".repeat(1500);
        const first = await told({ name: long });
        const second = await told({ town: long });
        expect(second.id).not.toBe(first.id);
        expect([first.user_metadata, second.user_metadata]).toEqual([{ name: long }, { town: long }]);
      }
      const waiting = await asService((tx) => findByEmail(tx, "waiting@people.test"));
      expect(Object.keys(Object(waiting?.raw_user_meta_data))).toEqual(["town"]);
      expect(lastMail("secret@people.test")).toMatchObject({
        subject: "You have an Affiche account",
        code: "",
      });
      for (const path of ["/otp", "/recover", "/resend"]) {
        emptyMailbox();
        const answers = await Promise.all(
          ["secret@people.test", "nobody@people.test"].map(async (email) => {
            const json = { email, create_user: false, type: "signup" };
            const response = await askIdentity(path, { json });
            return [response.status, await response.text()];
          }),
        );
        expect(answers).toEqual([
          [200, "{}"],
          [200, "{}"],
        ]);
        expect(keptMails().filter(({ to }) => to.startsWith("nobody"))).toEqual([]);
      }
    });

    it("a password that somebody else chose for an address never becomes its owner's", async () => {
      const email = "victim@people.test";
      await testBrowser().ask((auth) => auth.signUp({ email, password: "attacker's own" }));
      const owner = testBrowser();
      await owner.ask((auth) => auth.signUp({ email, password }));
      await owner.ask((auth) => auth.verifyOtp({ email, token: lastMail(email).code, type: "email" }));
      expect((await owner.person())?.email).toBe(email);
      for (const secret of ["attacker's own", password]) {
        const { error } = await testBrowser().ask((auth) =>
          auth.signInWithPassword({ email, password: secret }),
        );
        expect(error?.code).toBe("invalid_credentials");
      }
    });

    it("a magic link drops a password from before the address was proved", async () => {
      const email = "linked@people.test";
      await testBrowser().ask((auth) => auth.signUp({ email, password: "attacker's own" }));
      const owner = testBrowser();
      await owner.ask((auth) => auth.signInWithOtp({ email }));
      await owner.ask((auth) => auth.verifyOtp({ email, token: lastMail(email).code, type: "magiclink" }));
      const { error } = await testBrowser().ask((auth) =>
        auth.signInWithPassword({ email, password: "attacker's own" }),
      );
      expect(error?.code).toBe("invalid_credentials");
    });
  });

  describe("with limits", () => {
    beforeEach(async () => {
      setting("RATE_LIMIT_FACTOR", "1");
      await resetRateLimits();
    });

    it("refuses the eleventh wrong password, and forgives after the right one", async () => {
      const { email } = await createPerson({ email: "guessed@people.test", password });
      const attempt = (secret: string) =>
        askIdentity("/token?grant_type=password", { json: { email, password: secret } });
      for (let count = 0; count < 9; count++) expect((await attempt("wrong one")).status).toBe(400);
      expect((await attempt(password)).status).toBe(200);
      for (let count = 0; count < 10; count++) expect((await attempt("wrong one")).status).toBe(400);
      const refused = await attempt(password);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(refused.headers.get("x-supabase-api-version")).toBe("2024-01-01");
      expect((await refused.json()).code).toBe("over_request_rate_limit");
    });

    it("counts codes like passwords, and callers beside addresses", async () => {
      const guess = (email: string) =>
        askIdentity("/verify", { json: { type: "email", email, token: "000000" } });
      const statuses = async (count: number, ask: (index: number) => Promise<Response>) => {
        const answers: number[] = [];
        for (let index = 0; index < count; index++) answers.push((await ask(index)).status);
        return answers;
      };
      expect(await statuses(11, () => guess("one@people.test"))).toEqual([...Array(10).fill(403), 429]);
      await resetRateLimits();
      const many = await statuses(31, (index) => guess(`spread-${index}@people.test`));
      expect(many).toEqual([...Array(30).fill(403), 429]);
      const mails = await statuses(31, (index) =>
        askIdentity("/recover", { json: { email: `spread-${index}@people.test` } }),
      );
      expect(mails).toEqual([...Array(30).fill(200), 429]);
      await resetRateLimits();
      const { email } = await createPerson({ email: "often@people.test", password });
      const good = () => askIdentity("/token?grant_type=password", { json: { email, password } });
      expect(await statuses(31, good)).toEqual(Array(31).fill(200));
    });

    it("sends five mails an hour to an address, whether or not it has an account", async () => {
      await createPerson({ email: "flooded@people.test" });
      for (const email of ["flooded@people.test", "unknown@people.test"]) {
        const answers: number[] = [];
        for (let count = 0; count < 6; count++)
          answers.push((await askIdentity("/recover", { json: { email } })).status);
        expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
      }
      const refused = await testBrowser().ask((auth) => auth.resetPasswordForEmail("flooded@people.test"));
      expect(refused.error?.code).toBe("over_email_send_rate_limit");
    });
  });
});
