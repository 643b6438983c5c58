import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { resetEnv } from "../env";
import { AppError } from "./app-error";
import { PEER_FLAG, PEER_HEADER } from "./client-ip";
import { defineEndpoint } from "./endpoint";
import { resetRateLimits } from "./rate-limit/limit-rate";
import { type Answer, serve } from "./route";

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
  errors: ["INVALID_STATE", "RENDER_UNAVAILABLE"],
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

afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
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
    ["white space alone", " \n ", 400, "empty"],
    ["half a JSON", '{"a":1', 400, "not valid JSON (line 1, column 7)"],
    ["a JSON with a fault in line 2", '{\n  "a": x}', 400, "not valid JSON (line 2, column 8)"],
    ["bad UTF-8", new Uint8Array([0x7b, 0xff, 0x7d]), 400, "UTF-8 (at byte 1"],
    [
      "bad UTF-8 after a replacement character that was sent",
      new Uint8Array([0xef, 0xbf, 0xbd, 0xc3]),
      400,
      "at byte 3",
    ],
    ["UTF-16", new Uint8Array([0xff, 0xfe, 0x7b, 0x00]), 400, "UTF-8 (at byte 0"],
    ["a byte order mark", new Uint8Array([0xef, 0xbb, 0xbf, 0x7b, 0x7d]), 400, "byte order mark"],
    ["a deep body", "[".repeat(10) + '{"a":'.repeat(60), 400, "deeper than 64 levels (line 1, column 281)"],
    ["numbers that are none", '{"a":NaN,"b":2}', 400, "line 1, column 6"],
    ["numbers beyond what JSON can hold", '{"a":1e999,"b":2}', 400, "a: must be"],
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

  it.each(["application/json", "Application/JSON; charset=UTF-8", 'application/json;charset="utf-8"'])(
    "takes the content type %s",
    async (type) => {
      const response = await add.POST(post('{"a":1,"b":2}', { headers: { "content-type": type } }));
      expect(response.status).toBe(200);
    },
  );

  it("refuses a packed body", async () => {
    const response = await add.POST(post("{}", { headers: { "content-encoding": "gzip" } }));
    expect([response.status, (await response.json()).error]).toEqual([
      415,
      "Send the body as it is, without Content-Encoding.",
    ]);
  });

  it("refuses a query that is wrong or given twice", async () => {
    expect((await bodyOf(await add.POST(post("{}", { query: "?scale=99&other=1" }))))[1].error).toBe(
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

  it("keeps its order: limit, readiness, type, size, JSON, query, body, handler", async () => {
    const seen: string[] = [];
    let isReady = false;
    const route = serve({
      endpoint,
      ready: () => {
        seen.push("ready");
        if (!isReady) throw new AppError("RENDER_UNAVAILABLE", "Not set up.");
      },
      handle: () => {
        seen.push("handle");
        return { json: { sum: 1 } };
      },
    });
    const statusOf = async (request: Request) => (await route.POST(request)).status;
    const messageOf = async (request: Request) => (await bodyOf(await route.POST(request)))[1].error;
    const query = "?scale=99";
    const tooLong = "x".repeat(2000);
    const typed = { "content-type": "text/plain" };

    // Each request is wrong in every later way too, so that the answer tells which step came first.
    expect(await statusOf(post(tooLong, { query, headers: typed }))).toBe(503);
    isReady = true;
    expect(await statusOf(post(tooLong, { query, headers: typed }))).toBe(415);
    expect(await statusOf(post(tooLong, { query }))).toBe(413);
    expect(await messageOf(post("{", { query }))).toContain("not valid JSON");
    expect(await messageOf(post("{}", { query }))).toContain("scale");
    expect(await messageOf(post("{}"))).toContain("a is required");
    expect(seen).toEqual(Array(6).fill("ready"));
    expect(await statusOf(post('{"a":1,"b":2}'))).toBe(200);
    expect(seen.slice(6)).toEqual(["ready", "handle"]);

    for (let count = 0; count < 3; count++) await route.POST(post("{}"));
    isReady = false;
    expect(await statusOf(post(tooLong, { query, headers: typed }))).toBe(429);
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
      "POST, OPTIONS",
    ]);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
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

  describe("takes for a bug, where developers can see it,", () => {
    const cases: [name: string, answer: () => Answer, words: string][] = [
      ["a field that the contract lacks", () => ({ json: { sum: 1, extra: true } }), "unknown field extra"],
      ["a status that it lacks", () => ({ status: 201, json: { sum: 1 } }), "answers 201"],
      [
        "a type that it lacks",
        () => ({ bytes: new Uint8Array(), contentType: "image/png" }),
        "answers image/png",
      ],
      [
        "a code that it lacks",
        () => {
          throw new AppError("CONFLICT", "Somebody was faster.");
        },
        "fails with CONFLICT",
      ],
    ];
    it.each(cases)("%s", async (_name, answer, words) => {
      const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
      expect((await serve({ endpoint, handle: answer }).POST(post('{"a":1,"b":2}'))).status).toBe(500);
      expect(String(logged.mock.lastCall?.[0])).toContain(words);
      logged.mockRestore();
    });

    it("and nowhere else", async () => {
      vi.stubEnv("AFFICHE_STRICT_REPLIES", "false");
      resetEnv();
      const [, answer] = cases[0] ?? [];
      const relaxed = serve({ endpoint, handle: () => answer?.() ?? { json: null } });
      expect((await relaxed.POST(post('{"a":1,"b":2}'))).status).toBe(200);
    });
  });

  it("says the length of an answer in bytes, and gives none to a status without body", async () => {
    const created = { ...endpoint, replies: { ...endpoint.replies, 204: { description: "Done." } } };
    const umlaut = await add.POST(post('{"ä":1}'));
    expect(Number(umlaut.headers.get("content-length"))).toBe((await umlaut.arrayBuffer()).byteLength);
    const done = serve({ endpoint: created, handle: () => ({ status: 204, json: null }) });
    const answer = await done.POST(post('{"a":1,"b":2}'));
    expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([204, null, ""]);
  });

  it("answers a body that breaks off", async () => {
    const broken = new ReadableStream({
      pull(controller) {
        controller.error(new Error("socket closed"));
      },
    });
    const init = {
      method: "POST",
      body: broken,
      duplex: "half",
      headers: { "content-type": "application/json" },
    };
    const response = await add.POST(new Request("http://poster.test/api/v1/add", init as RequestInit));
    expect([response.status, (await response.json()).error]).toEqual([
      400,
      "The body broke off before its end.",
    ]);
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
