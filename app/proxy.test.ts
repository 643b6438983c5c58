import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";
import { cookieOf, createPerson } from "@/lib/auth/test/create-person";
import { setting, setUpIdentity } from "@/lib/auth/test/set-up-identity";
import { ORIGIN, testBrowser } from "@/lib/auth/test/test-browser";
import { asService } from "@/lib/data/database";
import { openTestEmbedded } from "@/lib/data/test/test-engines";
import { config, proxy } from "@/proxy";

setUpIdentity(openTestEmbedded);

const visit = (cookie: string) => proxy(new NextRequest(`${ORIGIN}/account`, { headers: { cookie } }));
/** The Cookie header that the page is given, where it is another one than the browser's. */
const given = (response: Response) => response.headers.get("x-middleware-request-cookie");

describe("before a page that knows people", () => {
  it("an expired session is renewed, for the page and for the browser", async () => {
    const { session, id } = await createPerson({ email: "proxy@people.test" });
    const response = await visit(`theme=dark; ${cookieOf({ ...session, expires_at: 1 })}`);
    expect(response.headers.get("x-middleware-next")).toBe("1");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(given(response)).toMatch(/^theme=dark; sb-affiche-auth-token/);
    const browser = testBrowser();
    browser.keep(response.headers.getSetCookie());
    expect((await browser.person())?.id).toBe(id);
    for (const [name, value] of browser.jar) expect(given(response)).toContain(`${name}=${value}`);
  });

  it("a session that has ended is taken away", async () => {
    const { session, id } = await createPerson({ email: "ended@people.test" });
    await asService((tx) => tx.deleteFrom("auth.sessions").where("user_id", "=", id).execute());
    const response = await visit(`theme=dark; ${cookieOf({ ...session, expires_at: 1 })}`);
    expect(given(response)).toBe("theme=dark");
    for (const line of response.headers.getSetCookie()) expect(line).toMatch(/=; Max-Age=0; Path=\//);
  });

  it("nothing is touched while the session is good, or nobody has one, or nobody can tell", async () => {
    const { session, cookie } = await createPerson({ email: "good@people.test" });
    const log = vi.spyOn(console, "error").mockReturnValue();
    for (const sent of [cookie, "theme=dark", "sb-affiche-auth-token=garbage"]) {
      const response = await visit(sent);
      expect([given(response), response.headers.getSetCookie()]).toEqual([null, []]);
    }
    expect(log).not.toHaveBeenCalled();
    // Half a configuration: the identity cannot be asked.
    setting("NEXT_PUBLIC_SUPABASE_URL", "https://project.supabase.test");
    const response = await visit(cookieOf({ ...session, expires_at: 1 }));
    expect([given(response), response.headers.getSetCookie()]).toEqual([null, []]);
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  it("every page that asks who is looking is matched, and neither the API nor the identity", () => {
    const app = join(process.cwd(), "app");
    const asking = readdirSync(app, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
      .filter((file) => readFileSync(join(app, file), "utf8").includes("@/lib/auth/current-person"))
      .map((file) => `/${dirname(file)}`.replace(/\/(\.|\([^)]+\))(?=\/|$)/g, "") || "/");
    expect(asking).toContain("/account");
    const covered = (path: string) =>
      config.matcher.some((entry) =>
        entry.endsWith("/:path*") ? `${path}/`.startsWith(entry.slice(0, -6)) : path === entry,
      );
    expect(asking.filter((path) => !covered(path))).toEqual([]);
    expect(["/api/v1/design/documents", "/auth/v1/user", "/auth/callback"].filter(covered)).toEqual([]);
  });
});
