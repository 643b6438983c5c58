import { describe, expect, it } from "vitest";
import { acknowledgeHeartbeatEndpoint } from "@/lib/api/design/acknowledge-heartbeat";
import { sessions } from "@/lib/design/session/process-sessions";
import { callSession, openTab, setUpRouteSession } from "@/lib/design/session/test/route-sessions";
import { GET as STREAM } from "../stream/route";
import { POST } from "./route";

const session = setUpRouteSession();
const send = (json: unknown, token?: string) =>
  callSession(POST, "POST", {
    params: { id: session.id },
    json,
    headers: token === undefined ? {} : { "x-executor-token": token },
  });

describe("POST", () => {
  it("200: of the tab that runs calls", async () => {
    const tab = await openTab(STREAM, session.id);
    const mirror = await openTab(STREAM, session.id);
    const response = await send({ timestamp: Date.now(), visible: true }, tab.token);
    expect(response.status).toBe(200);
    expect(acknowledgeHeartbeatEndpoint.replies[200].schema.parse(await response.json())).toEqual({
      success: true,
    });
    expect((await sessions().status(session.id)).browserConnected).toBe(true);
    for (const each of [tab, mirror]) await each.reader.leave();
  });

  it("400: what the contract does not know", async () => {
    const tab = await openTab(STREAM, session.id);
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
    const tab = await openTab(STREAM, session.id);
    for (const token of [undefined, "nonsense", `${tab.token.slice(0, -2)}xx`])
      expect((await send({ timestamp: Date.now(), visible: true }, token)).status).toBe(403);
    await tab.reader.leave();
  });

  it("404: no session any more", async () => {
    const tab = await openTab(STREAM, session.id);
    await sessions().close(session.id);
    expect((await send({ timestamp: Date.now(), visible: true }, tab.token)).status).toBe(404);
  });
});
