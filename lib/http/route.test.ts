import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { resetEnv } from "../env";
import { AppError } from "./app-error";
import { PEER_FLAG, PEER_HEADER } from "./client-ip";
import { defineEndpoint } from "./endpoint";
import { resetRateLimits } from "./rate-limit/limit-rate";
import { serve } from "./route";

const endpoint = defineEndpoint({
  id: "add-numbers",
  method: "POST",
  path: "/api/v1/add",
  surface: "poster",
  summary: "Adds",
  rateClass: "render",
  query: z.object({ scale: z.coerce.number().int().min(1).max(9).default(1) }),
  body: { schema: z.strictObject({ a: z.number(), b: z.number() }), maxBytes: 1000 },
  replies: { 200: { description: "The sum.", schema: z.strictObject({ sum: z.number() }) } },
  errors: ["INVALID_REQUEST"],
  cacheControl: "no-store",
});

function post(body: BodyInit | null, options: { headers?: Record<string, string>; query?: string } = {}) {
  const headers = { "content-type": "application/json", [PEER_HEADER]: "192.0.2.1", ...options.headers };
  return new Request(`http://poster.test/api/v1/add${options.query ?? ""}`, {
    method: "POST",
    body,
    headers,
  });
}
const add = serve({
  endpoint,
  handle: ({ body, query }) => ({ json: { sum: (body.a + body.b) * query.scale } }),
});
const bodyOf = async (response: Response) => [response.status, await response.json()] as const;

beforeEach(async () => {
  vi.stubEnv("RATE_LIMIT_FACTOR", "1");
  (globalThis as Record<symbol, unknown>)[PEER_FLAG] = true;
  resetEnv();
  await resetRateLimits();
});

describe("serve", () => {
  it("parses, answers, and marks the answer", async () => {
    const response = await add.POST(post('{"a":1,"b":2}', { query: "?scale=3" }));
    expect(await bodyOf(response)).toEqual([200, { sum: 9 }]);
    expect(response.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("ratelimit-limit")).toBe("10");
    expect(response.headers.get("ratelimit-remaining")).toBe("9");
  });

  it.each([
    ["an empty body", "", 400, "empty"],
    ["half a JSON", '{"a":1', 400, "not valid JSON"],
    ["bad UTF-8", new Uint8Array([0x7b, 0xff, 0x7d]), 400, "UTF-8"],
    ["a deep body", "[".repeat(10) + '{"a":'.repeat(60), 400, "deeper than 64"],
    ["a wrong field", '{"a":"1","b":2}', 400, "a: must be a number"],
    ["a missing field", '{"a":1}', 400, "b: b is required and must be a number"],
    ["an unknown field", '{"a":1,"b":2,"c":3}', 400, "unknown field c"],
    ["a body over the limit", `{"a":1,"b":2,"c":"${"x".repeat(2000)}"}`, 413, "larger than"],
  ])("refuses %s", async (_name, body, status, words) => {
    const [code, json] = await bodyOf(await add.POST(post(body as BodyInit)));
    expect(code).toBe(status);
    expect(json.error).toContain(words);
    expect(json.code).toBe(status === 413 ? "PAYLOAD_TOO_LARGE" : "INVALID_REQUEST");
  });

  it("counts bytes as they arrive, whatever Content-Length says", async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 500;
        controller.enqueue(new Uint8Array(500).fill(0x20));
      },
    });
    const init = {
      method: "POST",
      body: endless,
      duplex: "half",
      headers: { "content-type": "application/json" },
    };
    const response = await add.POST(new Request("http://poster.test/api/v1/add", init as RequestInit));
    expect(response.status).toBe(413);
    expect(pulled).toBeLessThan(5000);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/json; charset=latin1", ""])(
    "refuses the content type %s",
    async (type) => {
      const response = await add.POST(post("{}", { headers: { "content-type": type } }));
      expect(response.status).toBe(415);
    },
  );

  it("refuses a query that is wrong or given twice", async () => {
    expect((await bodyOf(await add.POST(post("{}", { query: "?scale=99" }))))[1].error).toBe(
      "scale: must be at most 9",
    );
    expect((await bodyOf(await add.POST(post("{}", { query: "?scale=1&scale=2" }))))[1].error).toContain(
      "more than once",
    );
  });

  it("limits by the socket's address and says when to come back", async () => {
    for (let count = 0; count < 10; count++) expect((await add.POST(post('{"a":1,"b":2}'))).status).toBe(200);
    const forged = post("not even JSON", { headers: { "x-forwarded-for": "203.0.113.9" } });
    const refused = await add.POST(forged);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await refused.json()).code).toBe("RATE_LIMITED");
    const other = post('{"a":1,"b":2}', { headers: { [PEER_HEADER]: "192.0.2.2" } });
    expect((await add.POST(other)).status).toBe(200);
  });

  it("keeps its order: limit, readiness, type, size, parsing, handler", async () => {
    const seen: string[] = [];
    const route = serve({
      endpoint,
      ready: () => {
        seen.push("ready");
      },
      handle: () => {
        seen.push("handle");
        return { json: { sum: 1 } };
      },
    });
    expect((await route.POST(post("{}", { headers: { "content-type": "text/plain" } }))).status).toBe(415);
    expect((await route.POST(post("{}"))).status).toBe(400);
    expect((await route.POST(post('{"a":1,"b":2}'))).status).toBe(200);
    expect(seen).toEqual(["ready", "ready", "ready", "handle"]);
    for (let count = 0; count < 10; count++) await route.POST(post("{}"));
    expect(seen).toHaveLength(11);
  });

  it("answers 405 with what is allowed, and preflights", async () => {
    const response = await add.GET(new Request("http://poster.test/api/v1/add"));
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST, OPTIONS");
    expect((await response.json()).code).toBe("METHOD_NOT_ALLOWED");
    const preflight = await add.OPTIONS(new Request("http://poster.test/api/v1/add", { method: "OPTIONS" }));
    expect([preflight.status, preflight.headers.get("access-control-allow-methods")]).toEqual([
      204,
      "GET, POST, OPTIONS",
    ]);
  });

  it("never tells what broke inside, and says how to report it", async () => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const broken = serve({
      endpoint,
      handle: () => {
        throw new Error("secret database password");
      },
    });
    const [status, json] = await bodyOf(await broken.POST(post('{"a":1,"b":2}')));
    expect(status).toBe(500);
    expect(json.code).toBe("INTERNAL");
    expect(JSON.stringify(json)).not.toContain("secret");
    expect(quiet).toHaveBeenCalledOnce();
    quiet.mockRestore();
  });

  it("takes a reply that the contract does not describe for a bug", async () => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const talkative = serve({ endpoint, handle: () => ({ json: { sum: 1, extra: true } }) });
    expect((await talkative.POST(post('{"a":1,"b":2}'))).status).toBe(500);
    quiet.mockRestore();
  });

  it("passes on an AppError with its extras, uncached", async () => {
    const refusing = serve({
      endpoint,
      handle: () => {
        throw new AppError("INVALID_STATE", "The state is not valid.", { extras: { errors: ["a: b"] } });
      },
    });
    const response = await refusing.POST(post('{"a":1,"b":2}'));
    expect(await response.clone().json()).toEqual({
      error: "The state is not valid.",
      code: "INVALID_STATE",
      errors: ["a: b"],
    });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});
