import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sendResultEndpoint } from "@/lib/api/design/send-result";
import { callSession, openTab } from "@/lib/api/design/test/session-fixture";
import { closeDatabase, useDatabase } from "@/lib/data/database";
import { openTestEmbedded } from "@/lib/data/test/test-engines";
import { sessions, stopSessions } from "@/lib/design/session/process-sessions";
import { resetEnv } from "@/lib/env";
import { GET as STREAM } from "../stream/route";
import { POST } from "./route";

let id: string;
const send = (json: unknown, token?: string, of = id) =>
  callSession(POST, "POST", {
    params: { id: of },
    json,
    headers: token === undefined ? {} : { "x-executor-token": token },
  });
const call = async () => {
  const input = { name: "Home", width: 800, height: 600 };
  const { signal } = new AbortController();
  const request = { input, idempotencyKey: null, wait: false, signal, origin: "" };
  return (await sessions().execute(id, { tool: "design_create_artboard", ...request })).callId;
};

beforeAll(async () => {
  useDatabase(await openTestEmbedded());
}, 120_000);
afterAll(async () => {
  await stopSessions();
  await closeDatabase();
}, 60_000);
beforeEach(async () => {
  vi.stubEnv("RATE_LIMIT_FACTOR", "0");
  resetEnv();
  ({ id } = await sessions().create("", null, "192.0.2.1"));
});

describe("POST", () => {
  it("200: taken once, whatever is said afterwards", async () => {
    const tab = await openTab(STREAM, id);
    const callId = await call();
    const response = await send({ callId, success: true, result: { artboardId: "a1" } }, tab.token);
    expect(response.status).toBe(200);
    const reply = sendResultEndpoint.replies[200].schema;
    expect(reply.parse(await response.json())).toEqual({ callId, status: "success" });
    const again = await send({ callId, success: false, result: "late" }, tab.token);
    expect(reply.parse(await again.json())).toEqual({ callId, status: "success" });
    expect((await sessions().poll(id, callId)).result).toEqual({
      success: true,
      message: "",
      data: { artboardId: "a1" },
    });
    await tab.reader.leave();
  });

  it("400: what is no result", async () => {
    const tab = await openTab(STREAM, id);
    for (const json of [
      {},
      { callId: 1, success: true },
      { callId: "x", success: "yes" },
      { callId: "x", success: true, more: 1 },
    ])
      expect((await send(json, tab.token)).status).toBe(400);
    await tab.reader.leave();
  });

  it("403: without the token of the tab that runs calls", async () => {
    const tab = await openTab(STREAM, id);
    const mirror = await openTab(STREAM, id);
    const json = { callId: await call(), success: true };
    for (const token of [undefined, "", "nonsense", mirror.token])
      expect((await send(json, token)).status).toBe(403);
    for (const each of [tab, mirror]) await each.reader.leave();
  });

  it("404: no such call, or no session any more", async () => {
    const tab = await openTab(STREAM, id);
    expect((await send({ callId: "nothing", success: true }, tab.token)).status).toBe(404);
    await sessions().close(id);
    expect((await send({ callId: "nothing", success: true }, tab.token)).status).toBe(404);
  });

  it("413: more than 10 MiB", async () => {
    const json = { callId: "x", success: true, result: "x".repeat(10 * 1024 * 1024) };
    expect((await send(json, "token")).status).toBe(413);
  });
});
