import { beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { resetEnv } from "../env";
import { AppError } from "./app-error";
import { ANONYMOUS, type Caller, type Person } from "./caller";
import { type Access, defineEndpoint } from "./endpoint";
import { createServe } from "./route";

const ada: Person = { id: "1", email: "ada@people.test", emailVerified: true, plan: "free", isAdmin: false };
const callers: Record<string, Caller> = {
  free: { person: ada },
  pro: { person: { ...ada, plan: "pro" } },
  admin: { person: { ...ada, isAdmin: true } },
};

const serve = createServe(async (request) => {
  const name = request.headers.get("cookie") ?? "";
  return {
    caller: callers[name] ?? ANONYMOUS,
    setCookies: name === "free" ? ["a=1; Path=/", "b=2; Path=/"] : [],
  };
});

const contract = <A extends Access>(access: A, method: "GET" | "POST" = "POST") =>
  defineEndpoint({
    id: "greet",
    method,
    path: "/api/v1/design/things/{id}",
    surface: "design",
    summary: "Greets",
    access,
    rateClass: "documents",
    params: z.object({ id: z.string().regex(/^\d+$/) }),
    replies: { 200: { description: "Who it was.", schema: z.strictObject({ who: z.string().nullable() }) } },
    errors: ["RENDER_UNAVAILABLE"],
    cacheControl: "public, max-age=60",
  });

const handlersOf = (access: Access) =>
  serve({ endpoint: contract(access), handle: ({ person }) => ({ json: { who: person?.email ?? null } }) });

const ask = (headers: Record<string, string> = {}, id = "7") =>
  [
    new Request("http://affiche.test/api/v1/design/things/7", {
      method: "POST",
      headers: { host: "affiche.test", ...headers },
    }),
    { params: Promise.resolve({ id }) },
  ] as const;

beforeAll(() => {
  vi.stubEnv("RATE_LIMIT_FACTOR", "0");
  resetEnv();
});

describe("who may", () => {
  it.each<[Access, string, number]>([
    ["public", "free", 200],
    ["anyone", "", 200],
    ["anyone", "free", 200],
    ["signed-in", "", 401],
    ["signed-in", "nonsense", 401],
    ["signed-in", "free", 200],
    ["paid", "", 401],
    ["paid", "free", 403],
    ["paid", "pro", 200],
    ["paid", "admin", 200],
  ])("%s for %j: %i", async (access, cookie, status) => {
    const response = await handlersOf(access).POST(...ask(cookie ? { cookie } : {}));
    expect(response.status).toBe(status);
    if (status >= 400) expect(Object.keys(await response.json())).toEqual(["error"]);
  });

  it("public endpoints do not ask who it is", async () => {
    const response = await handlersOf("public").POST(...ask({ cookie: "pro" }));
    expect(await response.json()).toEqual({ who: null });
  });

  it("is asked before the feature is looked at, and before the input", async () => {
    const ready = () => {
      throw new AppError("RENDER_UNAVAILABLE", "not set up");
    };
    const handlers = serve({
      endpoint: contract("signed-in"),
      ready,
      handle: () => ({ json: { who: null } }),
    });
    expect((await handlers.POST(...ask({}, "x"))).status).toBe(401);
    expect((await handlers.POST(...ask({ cookie: "pro" }, "x"))).status).toBe(503);
  });

  it("parses the parameters of the path", async () => {
    const response = await handlersOf("signed-in").POST(...ask({ cookie: "pro" }, "x"));
    expect(response.status).toBe(400);
    expect((await response.json()).error).toMatch(/^id: /);
  });
});

describe("cookies that are renewed", () => {
  it("all go along, with the answer and with an error, and nothing caches them", async () => {
    for (const access of ["anyone", "paid"] as const) {
      const response = await handlersOf(access).POST(...ask({ cookie: "free" }));
      expect(response.headers.getSetCookie()).toEqual(["a=1; Path=/", "b=2; Path=/"]);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
    }
  });
});

describe("requests with cookies from other pages", () => {
  it.each<[string, Record<string, string>, number]>([
    ["a form of another site", { origin: "https://evil.test" }, 403],
    ["a sandboxed frame", { origin: "null" }, 403],
    ["another site, by the browser's own word", { "sec-fetch-site": "cross-site" }, 403],
    ["a published site, which is a sibling", { "sec-fetch-site": "same-site" }, 403],
    ["a site whose name begins like ours", { origin: "http://affiche.test.evil.test" }, 403],
    ["another port", { origin: "http://affiche.test:81" }, 403],
    ["our own page", { origin: "http://affiche.test", "sec-fetch-site": "same-origin" }, 200],
    ["our own page behind a proxy that ends TLS", { origin: "https://affiche.test" }, 200],
    ["the address bar", { "sec-fetch-site": "none" }, 200],
    ["a program, which says nothing", {}, 200],
  ])("%s", async (_name, headers, status) => {
    const response = await handlersOf("anyone").POST(...ask({ cookie: "pro", ...headers }));
    expect(response.status).toBe(status);
  });

  it("without a cookie nothing of anybody's can be used, so it may come from anywhere", async () => {
    const response = await handlersOf("anyone").POST(...ask({ origin: "https://agent.test" }));
    expect(response.status).toBe(200);
  });

  it("reading changes nothing, so it is let through", async () => {
    const endpoint = contract("anyone", "GET");
    const handlers = serve({ endpoint, handle: () => ({ json: { who: null } }) });
    const [{ url }, context] = ask();
    const request = new Request(url, { headers: { cookie: "pro", origin: "https://evil.test" } });
    expect((await handlers.GET(request, context)).status).toBe(200);
  });
});
