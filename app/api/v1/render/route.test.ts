import { imageDimensionsFromData } from "image-dimensions";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { resetEnv } from "@/lib/env";
import {
  type FakeService,
  startScreenshotService,
} from "@/lib/poster/screenshot/test/fake-screenshot-service";
import { GET, OPTIONS, POST } from "./route";

const ADDRESS = "http://posters.test/api/v1/render";
let service: FakeService;
let serial = 0;

/** A valid state that no other test has used, so that the cache does not know it. */
const freshState = () => {
  serial += 1;
  return {
    canvas: { aspectRatio: "1:1", backgroundColor: `#${String(serial).padStart(6, "0")}` },
    layers: [],
  };
};
const small = { width: 120, height: 100 };
const post = (body: unknown, headers: Record<string, string> = {}) =>
  POST(
    new Request(ADDRESS, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  );
const configure = (settings: Record<string, string>) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  resetEnv();
};

beforeAll(async () => {
  service = await startScreenshotService("screenshotone");
});
beforeEach(() => {
  service.mood = "works";
  configure({ SCREENSHOT_API_KEY: "k", SCREENSHOT_API_URL: service.origin, RATE_LIMIT_FACTOR: "0" });
});
afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
});
afterAll(() => service.close());

describe("POST /render", () => {
  it.each(["png", "jpeg", "webp"])(
    "200: a %s of the asked size, then the same from the cache",
    async (format) => {
      const body = { state: freshState(), format, ...small };
      const first = await post(body);
      expect(first.status).toBe(200);
      expect(first.headers.get("content-type")).toBe(`image/${format}`);
      expect(first.headers.get("x-cache")).toBe("MISS");
      const bytes = new Uint8Array(await first.arrayBuffer());
      expect(imageDimensionsFromData(bytes)).toEqual({ ...small, type: format });
      const tag = first.headers.get("etag") ?? "";
      const second = await post(body, { "If-None-Match": tag });
      expect(second.status).toBe(200);
      expect(second.headers.get("x-cache")).toBe("HIT");
      expect(second.headers.get("etag")).toBe(tag);
      expect(new Uint8Array(await second.arrayBuffer())).toEqual(bytes);
    },
  );

  it("200: 1080×1920 PNG unless told", async () => {
    const answer = await post({ state: freshState() });
    expect(imageDimensionsFromData(new Uint8Array(await answer.arrayBuffer()))).toEqual({
      type: "png",
      width: 1080,
      height: 1920,
    });
  });

  it.each([
    [{ width: 99 }, "width: must be a whole number from 100 to 3840"],
    [{ height: 2161 }, "height: must be a whole number from 100 to 2160"],
    [{ quality: 0 }, "quality: must be a whole number from 1 to 100"],
    [{ width: 1e308 }, "width: must be a whole number from 100 to 3840"],
    [{ format: "gif" }, "format: must be one of png, jpeg, webp"],
  ])("400: %j names field and range", async (options, error) => {
    const answer = await post({ state: freshState(), ...options });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error, code: "INVALID_REQUEST" });
  });

  it("400: an invalid state, with all that is wrong", async () => {
    const answer = await post({ state: { canvas: { aspectRatio: "2:1" }, layers: [] } });
    expect(answer.status).toBe(400);
    const body = await answer.json();
    expect(body.code).toBe("INVALID_STATE");
    expect(body.errors).toContain("canvas.aspectRatio: must be one of 4:3, 3:4, 16:9, 9:16, 1:1, full");
    expect(body.errors.length).toBeGreaterThan(1);
  });

  it.each(["", "{", "[]", "null", "{}", '{"state":', "\u0000"])("400: the body %j", async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect((await answer.json()).code).toBe("INVALID_REQUEST");
  });

  it("413: a body over 10 MiB", async () => {
    const answer = await post({ state: freshState(), padding: "x".repeat(11 * 1024 * 1024) });
    expect(answer.status).toBe(413);
    expect((await answer.json()).code).toBe("PAYLOAD_TOO_LARGE");
  });

  it("413: a state that is too large for a link, where the provider needs one", async () => {
    const noise = Array.from({ length: 60_000 }, (_, i) => ((i * 7919) % 36).toString(36)).join("");
    const mediaUrl = `data:image/png;base64,${noise}${Buffer.from(crypto.getRandomValues(new Uint8Array(40_000))).toString("base64")}`;
    const transform = { x: 0, y: 0, width: 1, height: 1, rotation: 0, opacity: 1 };
    const image = { id: "a", name: "a", type: "image", visible: true, locked: false, transform, mediaUrl };
    const answer = await post({ state: { ...freshState(), layers: [image] }, ...small });
    expect(answer.status).toBe(413);
  });

  it("415: another content type", async () => {
    const answer = await post({ state: freshState() }, { "Content-Type": "text/plain" });
    expect(answer.status).toBe(415);
  });

  it("429: more than ten a minute, before anything else is looked at", async () => {
    configure({ RATE_LIMIT_FACTOR: "1", SCREENSHOT_API_KEY: "", SCREENSHOT_PROVIDER: "none" });
    const answers = [];
    for (let i = 0; i < 11; i++) answers.push((await post("{}")).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 503), 429]);
  });

  it.each([
    ["breaks", 502, "RENDER_FAILED"],
    ["bad-key", 502, "RENDER_FAILED"],
    ["wrong-size", 502, "RENDER_FAILED"],
    ["gives-up-waiting", 504, "RENDER_TIMEOUT"],
  ] as const)("%s at the service: %i, and the next request is made anew", async (mood, status, code) => {
    service.mood = mood;
    const body = { state: freshState(), ...small };
    const answer = await post(body);
    expect(answer.status).toBe(status);
    const text = await answer.text();
    expect(JSON.parse(text)).toEqual({ error: expect.any(String), code });
    expect(text).not.toContain("own words");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    service.mood = "works";
    expect((await post(body)).headers.get("x-cache")).toBe("MISS");
  });

  it("503: without key and browser, whatever the body is", async () => {
    configure({ SCREENSHOT_API_KEY: "" });
    for (const body of ["nonsense", { state: freshState() }]) {
      const answer = await post(body, { "Content-Type": "text/plain" });
      expect(answer.status).toBe(503);
      expect(await answer.json()).toEqual({
        error: expect.any(String),
        code: "RENDER_UNAVAILABLE",
        details: expect.stringContaining("SCREENSHOT_API_KEY"),
        setup: expect.stringContaining("SCREENSHOT_API_KEY"),
      });
    }
  });
});

describe("GET /render", () => {
  it("405: names the method that is served", async () => {
    const answer = await GET(new Request(ADDRESS));
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toContain("POST");
  });
});

describe("OPTIONS /render", () => {
  it("204: lets every page read the cache and warning headers", async () => {
    const answer = await OPTIONS(new Request(ADDRESS, { method: "OPTIONS" }));
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-expose-headers")).toMatch(/ETag.*X-Cache.*X-Render-Warnings/);
  });
});
