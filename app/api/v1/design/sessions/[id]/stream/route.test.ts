import { describe, expect, it } from "vitest";
import { MAX_TABS } from "@/lib/design/session/editors";
import { sessions } from "@/lib/design/session/process-sessions";
import { callSession, setUpRouteSession } from "@/lib/design/session/test/route-sessions";
import { readSession } from "@/lib/design/session/test/session-reader";
import { GET } from "./route";

const session = setUpRouteSession();
const open = (query = "", headers: Record<string, string> = {}, of = session.id) =>
  callSession(GET, "GET", {
    params: { id: of },
    query,
    headers: { accept: "text/event-stream", ...headers },
  });
const bodyOf = (response: Response) => {
  if (!response.body) throw new Error("no body");
  return readSession(response.body);
};

describe("GET", () => {
  it("200: events, which proxies neither keep nor change", async () => {
    const response = await open();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    });
    const reader = bodyOf(response);
    expect(await reader.next()).toEqual({ id: null, data: { type: "connected", sessionId: session.id } });
    await sessions().close(session.id);
    expect((await reader.until("session_closed")).data).toEqual({ type: "session_closed", reason: "closed" });
    expect(await reader.next()).toBeNull();
  });

  it("200: an editor gets a name and a secret, an observer neither", async () => {
    const editor = bodyOf(await open("?role=editor"));
    const { data } = await editor.until("connected");
    expect(data).toEqual({
      type: "connected",
      sessionId: session.id,
      clientId: expect.stringMatching(/^[\w-]{8,64}$/),
      executorToken: expect.stringMatching(/^[\w-]+\.1\.[\w-]{43}$/),
      executorClientId: data.clientId,
    });
    const named = bodyOf(
      await open("?role=editor&clientId=my-own-tab&visible=false", { "last-event-id": "x" }),
    );
    expect((await named.until("connected")).data).toMatchObject({ clientId: "my-own-tab", resumed: false });
    for (const reader of [editor, named]) await reader.leave();
  });

  it("400: a role, a name or a visibility that there is not", async () => {
    for (const query of ["?role=admin", "?role=editor&clientId=a", "?clientId=a%0Ab23456789", "?visible=1"])
      expect((await open(query)).status).toBe(400);
  });

  it("404: no session", async () => {
    expect((await open("", {}, "A".repeat(24))).status).toBe(404);
  });

  it("429: more tabs than a session may have", async () => {
    const readers = [];
    for (let count = 0; count < MAX_TABS; count++) {
      const reader = bodyOf(await open("?role=editor"));
      await reader.until("connected");
      readers.push(reader);
    }
    const refused = await open("?role=editor");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    expect((await open()).status).toBe(200);
    for (const reader of readers) await reader.leave();
  });
});
