import { describe, expect, it } from "vitest";
import { pollCallEndpoint } from "@/lib/api/design/poll-call";
import { sessions } from "@/lib/design/session/process-sessions";
import {
  beginSession,
  callSession,
  openTab,
  queueCall,
  setUpRouteSession,
} from "@/lib/design/session/test/route-sessions";
import { GET as STREAM } from "../../stream/route";
import { GET } from "./route";

const reply = pollCallEndpoint.replies[200].schema;

const session = setUpRouteSession();
const poll = (callId: string, of = session.id) => callSession(GET, "GET", { params: { id: of, callId } });
const call = () => queueCall(session.id);

describe("GET", () => {
  it("200: pending, success and error", async () => {
    const [good, bad] = [await call(), await call()];
    const pending = await poll(good);
    expect(pending.status).toBe(200);
    expect(reply.parse(await pending.json())).toEqual({ callId: good, status: "pending", result: null });
    const tab = await openTab(STREAM, session.id);
    await sessions().answer(session.id, tab.token, good, {
      success: true,
      result: { message: "Made.", data: {} },
    });
    await sessions().answer(session.id, tab.token, bad, { success: false, result: { error: "No room." } });
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
    const other = (await beginSession()).id;
    expect((await poll("nothing")).status).toBe(404);
    expect((await poll(callId, other)).status).toBe(404);
    expect((await poll(callId, "A".repeat(24))).status).toBe(404);
  });
});
