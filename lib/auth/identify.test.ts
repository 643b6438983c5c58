import { createHash } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { asService } from "@/lib/data/database";
import { testEngines } from "@/lib/data/test/test-engines";
import { signAccessToken } from "./embedded/access-token";
import { identify } from "./identify";
import { renewSession } from "./renew-session";
import { forgetRefreshes } from "./single-refresh";
import { cookieOf, createPerson } from "./test/create-person";
import { setting, setUpIdentity } from "./test/set-up-identity";
import { testBrowser } from "./test/test-browser";

const NAME = "sb-affiche-auth-token";
const ask = (headers: Record<string, string> = {}, query = "") =>
  identify(new Request(`http://localhost:3000/api/v1/design/documents${query}`, { headers }));

describe("identify, without asking anybody", () => {
  const session = { access_token: "a.b.c", refresh_token: "r", expires_at: 1, user: {} };
  const encoded = (value: unknown) => `base64-${Buffer.from(JSON.stringify(value)).toString("base64url")}`;

  it("knows nobody without a session's cookies, and the share token's hash", async () => {
    const untouched = vi.spyOn(globalThis, "fetch");
    expect(await ask({ cookie: "theme=dark; sb-affiche-auth-token-code-verifier=x" })).toEqual({
      caller: { person: null },
      setCookies: [],
    });
    const hash = createHash("sha256").update("s3cret").digest("hex");
    expect((await ask({ "x-share-token": "s3cret" })).caller).toEqual({ person: null, shareTokenHash: hash });
    expect((await ask({}, "?token=s3cret")).caller.shareTokenHash).toBe(hash);
    expect((await ask({}, "?token=")).caller.shareTokenHash).toBeUndefined();
    expect(untouched).not.toHaveBeenCalled();
  });

  it.each([
    ["text", "garbage"],
    ["nothing", ""],
    ["bad base64", "base64-%%%"],
    ["base64 of no JSON", "base64-Z2FyYmFnZQ"],
    ["base64 of no UTF-8", "base64-_____w"],
    ["null", encoded(null)],
    ["a list", encoded([session])],
    ["an empty object", encoded({})],
    ["a token with line breaks", encoded({ ...session, access_token: "a\r\nx: y.b.c" })],
    ["a token that is a number", encoded({ ...session, access_token: 1 })],
    ["a token beyond ASCII", encoded({ ...session, access_token: "ä.b.c" })],
    ["no refresh token", encoded({ ...session, refresh_token: "" })],
    ["a refresh token of 5000 characters", encoded({ ...session, refresh_token: "x".repeat(5000) })],
    ["a time that is a text", encoded({ ...session, expires_at: "soon" })],
    ["a broken escape", "%E0%A4%A"],
    ["half of two chunks", null],
  ])("takes a cookie of %s for nobody, and clears it", async (_name, value) => {
    const whole = encoded(session);
    const cookie =
      value === null ? `${NAME}.0=${whole.slice(0, 20)}; ${NAME}.2=x` : `${NAME}=${value}; other=1`;
    const { caller, setCookies } = await ask({ cookie });
    expect(caller.person).toBeNull();
    expect(setCookies).toEqual(
      (value === null ? [`${NAME}.0`, `${NAME}.2`] : [NAME]).map((name) => `${name}=; Max-Age=0; Path=/`),
    );
  });
});

describe.each(testEngines.filter(({ available }) => available))(
  "identify, on the $name database",
  (engine) => {
    setUpIdentity(engine.open);

    const refreshTokensOf = (id: string) =>
      asService((tx) =>
        tx
          .selectFrom("auth.refresh_tokens")
          .innerJoin("auth.sessions", "auth.sessions.id", "session_id")
          .where("user_id", "=", id)
          .select("used_at")
          .execute(),
      );

    it("knows the person of a session", async () => {
      const { cookie, id } = await createPerson({ email: "Known@people.test", plan: "pro" });
      const { caller, setCookies } = await ask({ cookie: `other=1; ${cookie}` });
      expect(caller).toEqual({
        person: { id, email: "known@people.test", emailVerified: true, plan: "pro", isAdmin: false },
      });
      expect(setCookies).toEqual([]);
    });

    it("refreshes an expired session once for ten requests in parallel, and nobody is signed out", async () => {
      const { session, id } = await createPerson({ email: "ten@people.test" });
      const cookie = cookieOf({ ...session, expires_at: 1 });
      const found = await Promise.all(Array.from({ length: 10 }, () => ask({ cookie })));
      expect(found.map(({ caller }) => caller.person?.id)).toEqual(Array(10).fill(id));
      expect(new Set(found.map(({ setCookies }) => setCookies.join())).size).toBe(1);
      expect(found[0]?.setCookies[0]).toMatch(
        /^sb-affiche-auth-token(\.0)?=base64-.*; Path=\/; SameSite=Lax/,
      );
      const tokens = await refreshTokensOf(id);
      expect(tokens.map(({ used_at }) => used_at !== null).sort()).toEqual([false, true]);

      const browser = testBrowser();
      browser.keep(found[4]?.setCookies ?? []);
      expect((await browser.person())?.id).toBe(id);
    });

    it("refreshes once across processes as well: each gets the same session on", async () => {
      const { session, id } = await createPerson({ email: "processes@people.test" });
      const cookie = cookieOf({ ...session, expires_at: 1 });
      const found = [];
      for (let count = 0; count < 5; count++) {
        forgetRefreshes();
        found.push(await ask({ cookie }));
      }
      expect(found.map(({ caller }) => caller.person?.id)).toEqual(Array(5).fill(id));
      expect(await refreshTokensOf(id)).toHaveLength(2);
    });

    it("takes a session that has ended, or was never ours, for nobody, and clears it", async () => {
      vi.spyOn(console, "error").mockReturnValue();
      const { session, id, cookie } = await createPerson({ email: "ended@people.test" });
      const forged = { ...session, access_token: `${session.access_token.slice(0, -4)}AAAA` };
      expect((await ask({ cookie: cookieOf(forged) })).caller.person).toBeNull();
      await asService((tx) => tx.deleteFrom("auth.sessions").where("user_id", "=", id).execute());
      for (const sent of [cookie, cookieOf({ ...session, expires_at: 1 })]) {
        const { caller, setCookies } = await ask({ cookie: sent });
        expect(caller.person).toBeNull();
        expect(setCookies.length).toBeGreaterThan(0);
        for (const line of setCookies) expect(line).toMatch(/=; Max-Age=0; Path=\//);
      }
      vi.restoreAllMocks();
    });

    it("is not limited by itself: the request was counted before", async () => {
      setting("RATE_LIMIT_FACTOR", "1");
      const { cookie } = await createPerson({ email: "busy@people.test" });
      const found = await Promise.all(Array.from({ length: 150 }, () => ask({ cookie })));
      expect(found.every(({ caller }) => caller.person !== null)).toBe(true);
    });

    it("believes the identity and not the cookie about who somebody is", async () => {
      const { session, id } = await createPerson({ email: "honest@people.test" });
      const user = {
        ...session.user,
        id: "00000000-0000-4000-8000-000000000000",
        email: "admin@people.test",
      };
      expect((await ask({ cookie: cookieOf({ ...session, user }) })).caller.person).toMatchObject({
        id,
        email: "honest@people.test",
      });
    });

    it("renews an expired session before a page is made, and only then", async () => {
      const { session, cookie, id } = await createPerson({ email: "pages@people.test" });
      const page = "http://localhost:3000/account";
      expect(await renewSession(new Headers({ cookie }), page)).toBeNull();
      expect(await renewSession(new Headers({ cookie: `${NAME}=garbage` }), page)).toBeNull();
      const stale = { ...session, expires_at: Math.floor(Date.now() / 1000) + 60 };
      const renewed = await renewSession(new Headers({ cookie: `a=1; ${cookieOf(stale)}; b=2` }), page);
      expect(renewed?.cookie).toMatch(/^a=1; b=2; sb-affiche-auth-token/);
      expect((await ask({ cookie: renewed?.cookie ?? "" })).caller.person?.id).toBe(id);

      const claims = {
        issuer: "http://localhost:3000/auth/v1",
        userId: id,
        email: session.user.email,
        sessionId: JSON.parse(Buffer.from(session.access_token.split(".")[1] ?? "", "base64url").toString())
          .session_id,
        appMetadata: {},
        userMetadata: {},
        amr: [],
      };
      const expired = await signAccessToken(claims, Math.floor(Date.now() / 1000) - 4000);
      expect(
        (await ask({ cookie: cookieOf({ ...session, access_token: expired }) })).caller.person,
      ).toBeNull();
    });
  },
);
