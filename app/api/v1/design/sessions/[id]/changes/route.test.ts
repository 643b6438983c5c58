import { describe, expect, it } from "vitest";
import { listChangesEndpoint } from "@/lib/api/design/list-changes";
import { sendChangeEndpoint } from "@/lib/api/design/send-change";
import { sessions } from "@/lib/design/session/process-sessions";
import { callSession, openTab, queueCall, setUpRouteSession } from "@/lib/design/session/test/route-sessions";
import { GET as STREAM } from "../stream/route";
import { GET, POST } from "./route";

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
    const response = await send({ change: { nodes: [1] } }, tab.token);
    expect(response.status).toBe(200);
    expect(sendChangeEndpoint.replies[200].schema.parse(await response.json())).toEqual({ success: true });
    const { data } = await mirror.reader.until("document_changed");
    expect(data).toEqual({ type: "document_changed", clientId: tab.clientId, change: { nodes: [1] } });
    for (const each of [tab, mirror]) await each.reader.leave();
  });

  it("400: what the contract does not know", async () => {
    const tab = await openTab(STREAM, session.id);
    for (const json of [[], { change: 1, more: 1 }]) expect((await send(json, tab.token)).status).toBe(400);
    await tab.reader.leave();
  });

  it("403: without a token, or with a forged one", async () => {
    const tab = await openTab(STREAM, session.id);
    for (const token of [undefined, "nonsense", `${tab.token.slice(0, -2)}xx`])
      expect((await send({ change: { nodes: [1] } }, token)).status).toBe(403);
    await tab.reader.leave();
  });

  it("404: no session any more", async () => {
    const tab = await openTab(STREAM, session.id);
    await sessions().close(session.id);
    expect((await send({ change: { nodes: [1] } }, tab.token)).status).toBe(404);
  });
});

describe("GET", () => {
  const list = (query = "", of = session.id) => callSession(GET, "GET", { params: { id: of }, query });

  it("200: what calls have changed, in order, after the one that is named", async () => {
    const tab = await openTab(STREAM, session.id);
    for (const change of [{ added: 1 }, null, { added: 3 }]) {
      const callId = await queueCall(session.id);
      await sessions().answer(session.id, tab.token, callId, { success: change !== null, change });
    }
    const reply = listChangesEndpoint.replies[200].schema;
    const response = await list();
    expect(response.status).toBe(200);
    expect(reply.parse(await response.json())).toMatchObject({
      changes: [
        { sequence: 1, status: "success", change: { added: 1 } },
        { sequence: 2, status: "error", change: null },
        { sequence: 3, status: "success", change: { added: 3 } },
      ],
      through: 3,
      more: false,
    });
    expect(reply.parse(await (await list("?after=2")).json()).changes).toHaveLength(1);
    expect(reply.parse(await (await list("?after=3")).json())).toEqual({
      changes: [],
      through: 3,
      more: false,
    });
    await tab.reader.leave();
  });

  it("400: no number; 404: no session", async () => {
    for (const query of ["?after=x", "?after=-1", "?after=1.5"]) expect((await list(query)).status).toBe(400);
    expect((await list("", "A".repeat(24))).status).toBe(404);
  });
});
