import { expect, it } from "vitest";
import { setting, setUpIdentity } from "@/lib/auth/test/set-up-identity";
import { lastMail, ORIGIN, testBrowser } from "@/lib/auth/test/test-browser";
import { openTestEmbedded } from "@/lib/data/test/test-engines";
import { GET } from "./route";

setUpIdentity(openTestEmbedded);

const confirm = (query: Record<string, string>) =>
  GET(new Request(`${ORIGIN}/auth/confirm?${new URLSearchParams(query)}`));

it("makes a session of a mail's token, once, and leads on", async () => {
  const browser = testBrowser();
  const email = "confirm@people.test";
  await browser.ask((auth) => auth.signInWithOtp({ email }));
  const token_hash = new URL(lastMail(email).link).searchParams.get("token") ?? "";
  const response = await confirm({ token_hash, type: "magiclink", next: "/account" });
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe(`${ORIGIN}/account`);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  browser.keep(response.headers.getSetCookie());
  expect((await browser.person())?.email).toBe(email);
  const again = await confirm({ token_hash, type: "magiclink" });
  expect(again.headers.get("location")).toContain("/sign-in?problem=link");
  expect(again.headers.getSetCookie()).toEqual([]);
});

it.each<Record<string, string>>([
  {},
  { token_hash: "guess" },
  { type: "email" },
  { token_hash: "guess", type: "email" },
  { token_hash: "guess", type: "sms" },
  { token_hash: "guess", type: "email", next: "https://evil.test/" },
])("leads back to signing in: %j", async (query) => {
  const response = await confirm(query);
  expect(response.headers.get("location")).toBe(`${ORIGIN}/sign-in?problem=link&next=%2Fdocuments`);
});

it("counts who asks", async () => {
  setting("RATE_LIMIT_FACTOR", "1");
  const answers = await Promise.all(Array.from({ length: 121 }, () => confirm({ type: "email" })));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
});
