import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { pollCallEndpoint } from "@/lib/api/design/poll-call";
import { callSession, openTab } from "@/lib/api/design/test/session-fixture";
import { closeDatabase, useDatabase } from "@/lib/data/database";
import { openTestEmbedded } from "@/lib/data/test/test-engines";
import { sessions, stopSessions } from "@/lib/design/session/process-sessions";
import { resetEnv } from "@/lib/env";
import { GET as STREAM } from "../../stream/route";
import { GET } from "./route";

const reply = pollCallEndpoint.replies[200].schema;

let id: string;
const poll = (callId: string, of = id) => callSession(GET, "GET", { params: { id: of, callId } });
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

describe("GET", () => {
  it("200: pending, success and error", async () => {
    const [good, bad] = [await call(), await call()];
    const pending = await poll(good);
    expect(pending.status).toBe(200);
    expect(reply.parse(await pending.json())).toEqual({ callId: good, status: "pending", result: null });
    const tab = await openTab(STREAM, id);
    await sessions().answer(id, tab.token, good, { success: true, result: { message: "Made.", data: {} } });
    await sessions().answer(id, tab.token, bad, { success: false, result: { error: "No room." } });
    expect(reply.parse(await (await poll(good)).json())).toEqual({
      callId: good,
      status: "success",
      result: { success: true, message: "Made.", data: {} },
    });
    expect(reply.parse(await (await poll(bad)).json())).toEqual({
      callId: bad,
      status: "error",
      result: { error: "No room." },
    });
    await tab.reader.leave();
  });

  it("404: no such call, another session's, or no session", async () => {
    const callId = await call();
    const other = (await sessions().create("", null, "192.0.2.1")).id;
    expect((await poll("nothing")).status).toBe(404);
    expect((await poll(callId, other)).status).toBe(404);
    expect((await poll(callId, "A".repeat(24))).status).toBe(404);
  });
});
