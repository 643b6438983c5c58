import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { acknowledgeHeartbeatEndpoint } from "@/lib/api/design/acknowledge-heartbeat";
import { callSession, openTab } from "@/lib/api/design/test/session-fixture";
import { closeDatabase, useDatabase } from "@/lib/data/database";
import { openTestEmbedded } from "@/lib/data/test/test-engines";
import { sessions, stopSessions } from "@/lib/design/session/process-sessions";
import { resetEnv } from "@/lib/env";
import { GET as STREAM } from "../stream/route";
import { POST } from "./route";

let id: string;
const send = (json: unknown, token?: string) =>
  callSession(POST, "POST", {
    params: { id },
    json,
    headers: token === undefined ? {} : { "x-executor-token": token },
  });

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
  it("200: of the tab that runs calls", async () => {
    const tab = await openTab(STREAM, id);
    const mirror = await openTab(STREAM, id);
    const response = await send({ timestamp: Date.now(), visible: true }, tab.token);
    expect(response.status).toBe(200);
    expect(acknowledgeHeartbeatEndpoint.replies[200].schema.parse(await response.json())).toEqual({
      success: true,
    });
    expect((await sessions().status(id)).browserConnected).toBe(true);
    for (const each of [tab, mirror]) await each.reader.leave();
  });

  it("400: what the contract does not know", async () => {
    const tab = await openTab(STREAM, id);
    for (const json of [
      {},
      { timestamp: "now" },
      { timestamp: 1, visible: "yes" },
      { timestamp: 1, more: 1 },
    ])
      expect((await send(json, tab.token)).status).toBe(400);
    await tab.reader.leave();
  });

  it("403: without a token, or with a forged one", async () => {
    const tab = await openTab(STREAM, id);
    for (const token of [undefined, "nonsense", `${tab.token.slice(0, -2)}xx`])
      expect((await send({ timestamp: Date.now(), visible: true }, token)).status).toBe(403);
    await tab.reader.leave();
  });

  it("404: no session any more", async () => {
    const tab = await openTab(STREAM, id);
    await sessions().close(id);
    expect((await send({ timestamp: Date.now(), visible: true }, tab.token)).status).toBe(404);
  });
});
