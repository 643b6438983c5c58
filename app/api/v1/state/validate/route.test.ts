import { beforeEach, describe, expect, it, vi } from "vitest";
import { validatePosterState } from "@/lib/api/poster/validate-state";
import { GET, POST } from "./route";

const ADDRESS = "http://posters.test/api/v1/state/validate";
const post = (body: BodyInit, type = "application/json") =>
  POST(new Request(ADDRESS, { method: "POST", body, headers: { "Content-Type": type } }));

beforeEach(() => {
  // A bucket of 100 a minute is for callers, not for this file.
  vi.stubEnv("RATE_LIMIT_FACTOR", "0");
});

async function answerOf(body: unknown): Promise<unknown> {
  const response = await post(JSON.stringify(body));
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return validatePosterState.replies[200]?.schema?.parse(await response.json());
}

describe("POST /state/validate", () => {
  it("200: a valid state, sent without a wrapper", async () => {
    const canvas = { aspectRatio: "9:16", backgroundColor: "#1a1a2e" };
    expect(await answerOf({ canvas, layers: [] })).toEqual({ valid: true });
  });

  it("200: every problem of an invalid one, in the documented words", async () => {
    const answer = await answerOf({
      canvas: { aspectRatio: "2:1", backgroundColor: "#1a1a2e" },
      layers: [{ id: "a", name: "A", type: "text", visible: true, locked: false }],
      effect: { effectId: "nope", enabled: true },
    });
    expect(answer).toEqual({
      valid: false,
      errors: [
        "canvas.aspectRatio: must be one of 4:3, 3:4, 16:9, 9:16, 1:1, full",
        "layers[0].transform: transform is required and must be an object",
        'effect.effectId: "nope" is not a valid effect ID',
      ],
    });
  });

  it.each([[null], [1], ["text"], [[]], [true]])("200: %j is a state with a problem", async (body) => {
    expect(await answerOf(body)).toEqual({ valid: false, errors: ["state: must be an object"] });
  });

  it("400: what is no JSON", async () => {
    const response = await post("{");
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "INVALID_REQUEST" });
  });

  it("413: more than 10 MiB", async () => {
    const response = await post(`"${"x".repeat(10 * 1024 * 1024)}"`);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  });

  it("415: another content type", async () => {
    const response = await post("{}", "text/plain");
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: "UNSUPPORTED_MEDIA_TYPE" });
  });
});

describe("GET /state/validate", () => {
  it("405: is not served", async () => {
    expect((await GET(new Request(ADDRESS))).status).toBe(405);
  });
});
