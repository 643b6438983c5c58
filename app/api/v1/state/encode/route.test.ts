import { describe, expect, it, vi } from "vitest";
import { resetEnv } from "@/lib/env";
import { POST } from "./route";

vi.stubEnv("RATE_LIMIT_FACTOR", "0");
resetEnv();

const state = { canvas: { aspectRatio: "9:16", backgroundColor: "#101418" }, layers: [] };
const post = (body: unknown, headers: Record<string, string> = { "content-type": "application/json" }) =>
  POST(
    new Request("http://poster.test/api/v1/state/encode", {
      method: "POST",
      body: JSON.stringify(body),
      headers,
    }),
  );

describe("POST /state/encode", () => {
  it("200: the link on this service, and its query", async () => {
    const response = await post({ state });
    expect(response.status).toBe(200);
    const { url, params } = await response.json();
    expect(url).toBe(`http://poster.test/canvas?${params}`);
    expect(params).toBe("lm=1&ca=9%3A16&cbg=%23101418&ly=%5B%5D");
  });

  it("200: the link on another base, whose slash is not doubled", async () => {
    const { url } = await (await post({ state, baseUrl: "https://example.com/" })).json();
    expect(url).toMatch(/^https:\/\/example\.com\/canvas\?lm=1/);
  });

  it("400 INVALID_REQUEST: no state, or a base that is none", async () => {
    for (const body of [{}, [], { state, baseUrl: "ftp://a.b" }, { state, baseUrl: 7 }]) {
      const response = await post(body);
      expect(response.status).toBe(400);
      expect((await response.json()).code).toBe("INVALID_REQUEST");
    }
  });

  it("400 INVALID_STATE: every problem of the state", async () => {
    const response = await post({ state: { canvas: { aspectRatio: "2:1" }, layers: 3 } });
    const body = await response.json();
    expect([response.status, body.code]).toEqual([400, "INVALID_STATE"]);
    expect(body.errors).toContain("canvas.aspectRatio: must be one of 4:3, 3:4, 16:9, 9:16, 1:1, full");
    expect(body.errors.length).toBeGreaterThanOrEqual(3);
    expect((await (await post({ state: null })).json()).errors).toEqual(["state: must be an object"]);
  });

  it("413: a state that no link can hold, naming the layer", async () => {
    const noise = Array.from({ length: 30_000 }, (_, index) => ((index * 7919) % 65_521).toString(36)).join(
      "",
    );
    const hero = { id: "hero", name: "Hero", type: "image", visible: true, locked: false, transform: {} };
    const response = await post({
      state: { ...state, layers: [{ ...hero, mediaUrl: `data:image/png;base64,${noise}` }] },
    });
    expect(response.status).toBe(413);
    expect((await response.json()).error).toContain('"Hero"');
  });

  it("415: what is not said to be JSON", async () => {
    expect((await post({ state }, { "content-type": "text/plain" })).status).toBe(415);
  });
});
