import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseExecutorEndpoint } from "@/lib/api/design/choose-executor";
import { callSession, openTab } from "@/lib/api/design/test/session-fixture";
import { closeDatabase, useDatabase } from "@/lib/data/database";
import { openTestEmbedded } from "@/lib/data/test/test-engines";
import { sessions, stopSessions } from "@/lib/design/session/process-sessions";
import { resetEnv } from "@/lib/env";
import { GET as STREAM } from "../stream/route";
import { POST } from "./route";

let id: string;
const choose = (json: unknown, of = id) => callSession(POST, "POST", { params: { id: of }, json });

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
  it("200: the chosen tab runs calls, with a new secret that it alone is told", async () => {
    const [first, second] = [await openTab(STREAM, id), await openTab(STREAM, id)];
    const response = await choose({ clientId: second.clientId });
    expect(response.status).toBe(200);
    expect(chooseExecutorEndpoint.replies[200].schema.parse(await response.json())).toEqual({
      success: true,
    });
    const won = await second.reader.until("executor");
    expect(won.data.executorToken).not.toBe(second.token);
    expect((await first.reader.until("executor")).data).toEqual({
      type: "executor",
      clientId: second.clientId,
    });
    for (const each of [first, second]) await each.reader.leave();
  });

  it("400: no clientId", async () => {
    for (const json of [{}, { clientId: 1 }, { clientId: "" }]) expect((await choose(json)).status).toBe(400);
  });

  it("404: no such tab, or no session", async () => {
    expect((await choose({ clientId: "nobody-here" })).status).toBe(404);
    expect((await choose({ clientId: "nobody-here" }, "A".repeat(24))).status).toBe(404);
  });
});
