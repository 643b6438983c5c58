import { describe, expect, it, vi } from "vitest";
import { executeToolEndpoint } from "@/lib/api/design/execute-tool";
import { sessions } from "@/lib/design/session/process-sessions";
import {
  createArtboardCall as call,
  callSession,
  openTab,
  setUpRouteSession,
} from "@/lib/design/session/test/route-sessions";
import { resetEnv } from "@/lib/env";
import { resetRateLimits } from "@/lib/http/rate-limit/limit-rate";
import { GET as STREAM } from "../stream/route";
import { POST } from "./route";

const reply = executeToolEndpoint.replies[200].schema;

const session = setUpRouteSession();
const execute = (json: unknown, query = "", headers: Record<string, string> = {}, of = session.id) =>
  callSession(POST, "POST", { params: { id: of }, json, query, headers });

describe("POST", () => {
  it("200: pending at once", async () => {
    const response = await execute(call);
    expect(response.status).toBe(200);
    expect(reply.parse(await response.json())).toEqual({ callId: expect.any(String), status: "pending" });
    expect(reply.parse(await (await execute(call, "?wait=false")).json())).not.toHaveProperty("hint");
    expect((await sessions().status(session.id)).session.pendingCalls).toBe(2);
  });

  it("200: without a browser it does not wait, and says which page to open", async () => {
    const answer = reply.parse(await (await execute(call, "?wait=true")).json());
    expect(answer).toMatchObject({ status: "pending" });
    expect("hint" in answer && answer.hint).toContain(`http://design.test/design?session=${session.id}`);
  });

  it("200: completed, or error, as the browser says", async () => {
    const tab = await openTab(STREAM, session.id);
    for (const success of [true, false]) {
      const waiting = execute(call, "?wait=true");
      const { data } = await tab.reader.until("tool_call");
      expect(data).toMatchObject({ ...call, execute: true });
      const result = success ? { message: "Made.", data: { artboardId: "a1" } } : "No room.";
      await sessions().answer(session.id, tab.token, String(data.callId), { success, result });
      const answer = reply.parse(await (await waiting).json());
      expect(answer).toMatchObject(
        success
          ? { status: "completed", result: { success: true, message: "Made.", data: { artboardId: "a1" } } }
          : { status: "error", result: { error: "No room." } },
      );
    }
    await tab.reader.leave();
  });

  it("400: an unknown tool or input that does not fit, with path, what is expected, and an example", async () => {
    const unknown = await execute({ tool: "design_create_artbord", input: {} });
    expect(unknown.status).toBe(400);
    expect(await unknown.json()).toEqual({
      error: 'tool: "design_create_artbord" is not a tool; did you mean "design_create_artboard"?',
      path: "tool",
      expected: expect.stringContaining("design_create_artboard"),
      example: {
        tool: "design_create_artboard",
        input: expect.objectContaining({ width: expect.any(Number) }),
      },
    });
    const wrong = await execute({ ...call, input: { ...call.input, width: "wide" } });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({
      error: "input.width: must be a number",
      path: "input.width",
      expected: "must be a number",
      example: { tool: "design_create_artboard" },
    });
    const keys = { "idempotency-key": "ü" };
    for (const response of [
      await execute({}),
      await execute({ ...call, extra: 1 }),
      await execute(call, "?wait=perhaps"),
      await execute(call, "", keys),
      await execute(call, "", { "idempotency-key": "x".repeat(256) }),
    ])
      expect(response.status).toBe(400);
    expect((await sessions().status(session.id)).session.pendingCalls).toBe(0);
  });

  it("404: no session", async () => {
    expect((await execute(call, "", {}, "A".repeat(24))).status).toBe(404);
    expect((await execute(call, "?wait=true", {}, "..")).status).toBe(404);
  });

  it("413: more than 4 MiB", async () => {
    expect((await execute({ ...call, more: "x".repeat(4 * 1024 * 1024) })).status).toBe(413);
  });

  it("422: a key that was sent with another body; the same body is the same call", async () => {
    const headers = { "idempotency-key": "one" };
    const first = await (await execute(call, "", headers)).json();
    expect(await (await execute(call, "", headers)).json()).toEqual(first);
    const other = await execute({ ...call, input: { ...call.input, name: "Other" } }, "", headers);
    expect(other.status).toBe(422);
    expect((await other.json()).error).toContain("Idempotency-Key");
    expect((await sessions().status(session.id)).session.pendingCalls).toBe(1);
  });

  it("429: the 601st call of a session in a minute, whoever sends it", async () => {
    vi.stubEnv("RATE_LIMIT_FACTOR", "0.01");
    resetEnv();
    await resetRateLimits();
    const statuses = [];
    for (let count = 0; count < 7; count++) statuses.push((await execute(call)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it("429: when 1,000 calls wait for a browser", async () => {
    const { input } = call;
    const request = { tool: call.tool, input, idempotencyKey: null, wait: false, origin: "" };
    const { signal } = new AbortController();
    for (let count = 0; count < 1000; count++) await sessions().execute(session.id, { ...request, signal });
    const response = await execute(call);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("5");
    expect((await response.json()).error).toContain("1000 calls");
  }, 60_000);
});
