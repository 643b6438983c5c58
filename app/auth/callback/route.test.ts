import { describe, expect, it } from "vitest";
import { setting, setUpIdentity } from "@/lib/auth/test/set-up-identity";
import { lastMail, ORIGIN, openLink, testBrowser } from "@/lib/auth/test/test-browser";
import { openTestEmbedded } from "@/lib/data/test/test-engines";
import { GET } from "./route";

setUpIdentity(openTestEmbedded);

type Browser = ReturnType<typeof testBrowser>;

/** Follows a link to the callback, as a browser does. */
async function follow(browser: Browser, address: URL | string) {
  const response = await GET(new Request(address, { headers: browser.headers() }));
  browser.keep(response.headers.getSetCookie());
  return response;
}

async function mailedLink(browser: Browser, email: string, next = "/documents?sort=name") {
  const emailRedirectTo = `${ORIGIN}/auth/callback?next=${encodeURIComponent(next)}`;
  await browser.ask((auth) => auth.signInWithOtp({ email, options: { emailRedirectTo } }));
  return openLink(lastMail(email).link);
}

describe("/auth/callback", () => {
  it("makes a session of a mailed link's code, in the browser that asked for it, once", async () => {
    const browser = testBrowser();
    const address = await mailedLink(browser, "link@people.test");
    expect(address.pathname).toBe("/auth/callback");
    const stranger = await follow(testBrowser(), address);
    expect(stranger.headers.get("location")).toBe(
      `${ORIGIN}/sign-in?problem=link&next=${encodeURIComponent("/documents?sort=name")}`,
    );
    const response = await follow(browser, address);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(`${ORIGIN}/documents?sort=name`);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await browser.person()).toMatchObject({ email: "link@people.test" });
    expect([...browser.jar.keys()].filter((name) => name.includes("verifier"))).toEqual([]);
    const again = await follow(browser, address);
    expect(again.headers.get("location")).toContain("problem=link");
  });

  it.each(["https://evil.test/", "//evil.test", "/\\evil.test", "javascript:alert(1)", "\t//evil.test"])(
    "leads nowhere else: %j",
    async (next) => {
      const browser = testBrowser();
      const address = await mailedLink(browser, "own@people.test", next);
      const response = await follow(browser, address);
      expect(new URL(response.headers.get("location") ?? "").origin).toBe(ORIGIN);
    },
  );

  it("leads back to signing in when the link was no good", async () => {
    for (const query of ["", "?error=access_denied&error_code=otp_expired", "?code=guess", "?code="])
      expect((await follow(testBrowser(), `${ORIGIN}/auth/callback${query}`)).headers.get("location")).toBe(
        `${ORIGIN}/sign-in?problem=link&next=%2Fdocuments`,
      );
  });

  it("sets Secure cookies where the service is reached by https", async () => {
    setting("PUBLIC_URL", "https://posters.example");
    const { setCookies } = await import("@/lib/auth/server-client").then(async ({ serverClient }) => {
      const client = serverClient(new Headers(), "http://127.0.0.1:3000");
      await client.supabase.auth.signInWithOtp({ email: "secure@people.test" });
      return { setCookies: client.setCookies() };
    });
    expect(setCookies).toHaveLength(1);
    expect(setCookies[0]).toMatch(/; Path=\/; Secure; SameSite=Lax/);
  });
});
