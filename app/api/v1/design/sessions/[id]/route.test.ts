import { describe, expect, it } from "vitest";
import { closeSessionEndpoint } from "@/lib/api/design/close-session";
import { getSessionEndpoint } from "@/lib/api/design/get-session";
import { beginSession, callSession, setUpSessionRoutes } from "@/lib/design/session/test/route-sessions";
import { DELETE, GET } from "./route";

const get = (id: string) => callSession(GET, "GET", { params: { id } });
const close = (id: string) => callSession(DELETE, "DELETE", { params: { id } });
const begin = async (label = "") => (await beginSession(label)).id;

setUpSessionRoutes();

describe("GET", () => {
  it("200: how it stands, and no more than that", async () => {
    const id = await begin("Label");
    const response = await get(id);
    expect(response.status).toBe(200);
    const { session, ...counts } = getSessionEndpoint.replies[200].schema.parse(await response.json());
    expect(session).toMatchObject({ id, label: "Label", browserConnected: false });
    expect(session.expiresAt - session.lastActivity).toBe(7_200_000);
    expect(counts).toEqual({ pendingCalls: 0, completedCalls: 0 });
  });

  it("404: no session, in the same bytes whatever the reason", async () => {
    const closed = await begin();
    await close(closed);
    const answers = new Set<string>();
    for (const id of [closed, "x", "..", "%00", "A".repeat(24), "A".repeat(10_000)]) {
      const response = await get(id);
      expect(response.status).toBe(404);
      answers.add(await response.text());
    }
    expect(answers.size).toBe(1);
  });
});

describe("DELETE", () => {
  it("200 once, then 404 for ever", async () => {
    const id = await begin();
    const response = await close(id);
    expect(response.status).toBe(200);
    expect(closeSessionEndpoint.replies[200].schema.parse(await response.json())).toEqual({ success: true });
    expect((await close(id)).status).toBe(404);
    expect((await get(id)).status).toBe(404);
    expect((await close("A".repeat(24))).status).toBe(404);
  });
});
