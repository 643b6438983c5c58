import { describe, expect, it } from "vitest";
import { sendResultEndpoint } from "@/lib/api/design/send-result";
import { sessions } from "@/lib/design/session/process-sessions";
import { callSession, openTab, queueCall, setUpRouteSession } from "@/lib/design/session/test/route-sessions";
import { GET as STREAM } from "../stream/route";
import { POST } from "./route";

const session = setUpRouteSession();
const send = (json: unknown, token?: string, of = session.id) =>
  callSession(POST, "POST", {
    params: { id: of },
    json,
    headers: token === undefined ? {} : { "x-executor-token": token },
  });
const call = () => queueCall(session.id);

describe("POST", () => {
  it("200: taken once, whatever is said afterwards", async () => {
    const tab = await openTab(STREAM, session.id);
    const callId = await call();
    const response = await send({ callId, success: true, result: { artboardId: "a1" } }, tab.token);
    expect(response.status).toBe(200);
    const reply = sendResultEndpoint.replies[200].schema;
    expect(reply.parse(await response.json())).toEqual({ callId, status: "success" });
    const again = await send({ callId, success: false, result: "late" }, tab.token);
    expect(reply.parse(await again.json())).toEqual({ callId, status: "success" });
    expect((await sessions().poll(session.id, callId)).result).toEqual({
      success: true,
      message: "",
      data: { artboardId: "a1" },
    });
    await tab.reader.leave();
  });

  it("400: what is no result", async () => {
    const tab = await openTab(STREAM, session.id);
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
    const tab = await openTab(STREAM, session.id);
    const mirror = await openTab(STREAM, session.id);
    const json = { callId: await call(), success: true };
    for (const token of [undefined, "", "nonsense", mirror.token])
      expect((await send(json, token)).status).toBe(403);
    for (const each of [tab, mirror]) await each.reader.leave();
  });

  it("404: no such call, or no session any more", async () => {
    const tab = await openTab(STREAM, session.id);
    expect((await send({ callId: "nothing", success: true }, tab.token)).status).toBe(404);
    await sessions().close(session.id);
    expect((await send({ callId: "nothing", success: true }, tab.token)).status).toBe(404);
  });

  it("413: more than 10 MiB", async () => {
    const json = { callId: "x", success: true, result: "x".repeat(10 * 1024 * 1024) };
    expect((await send(json, "token")).status).toBe(413);
  });
});
